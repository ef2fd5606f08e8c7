import { defineConfig } from "vitest/config";

/**
 * The tests that mutants of the passes and scorecards are tried on: the examples that name a figure or a decision. Golden
 * results and whole lives are left out: they tell that something changed, not what is right.
 */
export default defineConfig({
  test: {
    include: ["test/passes/**/*.test.ts", "test/scorecards/**/*.test.ts", "test/views/**/*.test.ts"],
    setupFiles: ["test/setup.ts"],
    testTimeout: 60_000,
  },
});
