import { defineConfig } from "vitest/config";

/**
 * The tests that mutants of the readers are tried on: theirs alone, without those that go through many bodies, for each
 * mutant runs every test that reaches it.
 */
export default defineConfig({
  test: {
    include: ["test/adapters/**/*.test.ts", "test/schema/**/*.test.ts"],
    exclude: ["test/adapters/{fuzz,formats,body-schemas,every-format}.test.ts"],
    setupFiles: ["test/setup.ts"],
    testTimeout: 60_000,
  },
});
