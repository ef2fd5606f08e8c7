import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    setupFiles: ["test/setup.ts"],
    globalSetup: ["test/announce-seed.ts"],
    testTimeout: 60_000,
    coverage: { provider: "v8", include: ["src/**"] },
  },
});
