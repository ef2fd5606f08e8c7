/** Nodes and slots at first: a market has some thirty thousand nodes. */
const ROOM_AT_FIRST = 32_768;

/** Which node of a tree a word leads to from another: a table of nodes, each found by its parent and its word. */
export class NodeChildren {
  /** The parent and the word of each node. */
  #parent = new Int32Array(ROOM_AT_FIRST);
  #word = new Int32Array(ROOM_AT_FIRST);
  /** The node of each slot; 0, the root, for a free one. */
  #slots = new Int32Array(ROOM_AT_FIRST * 2);
  #mask = ROOM_AT_FIRST * 2 - 1;
  #count = 0;

  /** The node that a word leads to from another node, or -1. */
  childOf(parent: number, word: number): number {
    let slot = slotOf(parent, word) & this.#mask;
    for (let node = this.#slots[slot]!; node !== 0; node = this.#slots[slot]!) {
      if (this.#parent[node] === parent && this.#word[node] === word) return node;
      slot = (slot + 1) & this.#mask;
    }
    return -1;
  }

  /** Adds a node behind another, by a word that leads to none there yet. */
  add(parent: number, word: number, node: number): void {
    while (node >= this.#parent.length) {
      this.#parent = twiceAsLong(this.#parent);
      this.#word = twiceAsLong(this.#word);
    }
    this.#parent[node] = parent;
    this.#word[node] = word;
    this.#count += 1;
    if (this.#count * 2 > this.#mask) this.#growSlots();
    this.#place(node);
  }

  #place(node: number): void {
    let slot = slotOf(this.#parent[node]!, this.#word[node]!) & this.#mask;
    while (this.#slots[slot] !== 0) slot = (slot + 1) & this.#mask;
    this.#slots[slot] = node;
  }

  #growSlots(): void {
    const slots = this.#slots;
    this.#slots = new Int32Array(slots.length * 2);
    this.#mask = this.#slots.length - 1;
    for (const node of slots) if (node !== 0) this.#place(node);
  }
}

/** A list of twice the length that begins with another. */
export function twiceAsLong(list: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(list.length * 2);
  longer.set(list);
  return longer;
}

function slotOf(parent: number, word: number): number {
  const hash = Math.imul(Math.imul(parent, 0x85ebca6b) ^ word, 0x9e3779b1);
  return hash ^ (hash >>> 15);
}
