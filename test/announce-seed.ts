/** Prints the seed of the run's properties, once. */
export default function announceSeed(): void {
  process.stdout.write(`fast-check seed: ${process.env["FAST_CHECK_SEED"] ?? "20261121 (default)"}\n`);
}
