import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

const unitFiles = ['{packages,apps}/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts']
const serverFiles = ['apps/server/src/**/*.server.test.ts', 'tests/api-clients/*.server.test.ts']

const MINUTE = 60_000
/** A machine that is busy with other checks is slow, not wrong. */
const PATIENT = { timeout: 30_000 }

/** What takes long and rarely breaks: `npm run test:all` runs it, `npm test` leaves it out. */
const LONG = { name: 'long', description: 'Long and rarely broken' }

/** Pure parts; a file that needs a document asks for it with `@vitest-environment happy-dom`. */
const unit: TestProjectConfiguration = {
  extends: true,
  // A property is tried on hundreds of samples: on a busy machine that takes its time.
  test: { name: 'unit', include: unitFiles, exclude: serverFiles, testTimeout: MINUTE },
}

/** The server's parts against a real database. */
const server: TestProjectConfiguration = {
  extends: true,
  test: {
    name: 'server',
    include: serverFiles,
    globalSetup: ['apps/server/src/testing/start-engine.ts'],
    maxWorkers: 2,
    expect: { poll: PATIENT },
    // Some start whole servers and draw demo networks, on whatever machine and beside other layers.
    testTimeout: 5 * MINUTE,
    hookTimeout: 5 * MINUTE,
  },
}

/** A real browser against the real server; the files of a worker share both, one after the other. */
const e2e: TestProjectConfiguration = {
  extends: true,
  test: {
    name: 'e2e',
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: ['tests/harness/shared-server.ts'],
    maxWorkers: 2,
    expect: { poll: PATIENT },
    // Running charges over a killed server take a minute where other layers run beside them.
    testTimeout: 4 * MINUTE,
    hookTimeout: 5 * MINUTE,
  },
}

/** Key stories against their committed pictures; `--update` takes new ones. */
const visual: TestProjectConfiguration = {
  extends: true,
  test: {
    name: 'visual',
    include: ['tests/visual/**/*.test.ts'],
    globalSetup: ['tests/visual/built-storybook.ts'],
    fileParallelism: false,
    testTimeout: 3 * MINUTE,
    hookTimeout: 5 * MINUTE,
  },
}

// Modules are read once, not once a file: a third of the unit tests' time. No test may leave anything behind.
export default defineConfig({
  test: { isolate: false, tags: [LONG], projects: [unit, server, e2e, visual] },
})
