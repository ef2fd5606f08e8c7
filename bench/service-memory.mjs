// @ts-check
/** @typedef {{ rss: number, kept: number, peakRss: number }} Memory bytes; `kept` in heap and buffers */

/**
 * The memory of a process, collected first where that is allowed.
 * @param {NodeJS.Process} process
 * @returns {Memory}
 */
export function memoryOf(process) {
  // Twice: what the first finds unreachable frees buffers only in the second.
  globalThis.gc?.();
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, kept: heapUsed + external, peakRss: process.resourceUsage().maxRSS * 1024 };
}
