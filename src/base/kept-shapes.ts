const examples: object[] = [];

/**
 * Keeps an example of a class alive. V8 throws away the code that it compiled for the objects of a class when a collection
 * finds none of them alive, which between two analyses is the case: without an example each collection slows the next one
 * by half.
 */
export function keepShape(example: object): void {
  examples.push(example);
}
