import { expect, it } from 'vitest'
import type { Layer } from './layer.ts'
import { runLayers } from './schedule.ts'

const fine = { passed: 1, failed: 0, skipped: 0, output: '' }
const layer = (name: string, change: Partial<Layer> = {}): Layer => ({
  name,
  needs: [],
  run: async () => fine,
  ...change,
})
const ignore = () => {}

it('runs no more layers at a time than it may', async () => {
  let now = 0
  let most = 0
  const slow = (name: string) =>
    layer(name, {
      run: async () => {
        most = Math.max(most, ++now)
        await new Promise((resolve) => setTimeout(resolve, 5))
        now--
        return fine
      },
    })
  await runLayers([slow('a'), slow('b'), slow('c'), slow('d')], 2, ignore)
  expect(most).toBe(2)
})

it('runs a layer after the one it needs, and others meanwhile', async () => {
  const order: string[] = []
  const noting = (name: string, needs: string[] = []) =>
    layer(name, {
      needs,
      run: async () => {
        order.push(name)
        return fine
      },
    })
  await runLayers([noting('build'), noting('e2e', ['build']), noting('lint')], 2, ignore)
  expect(order).toEqual(['build', 'lint', 'e2e'])
})

it('runs a layer alone that says so', async () => {
  const running = new Set<string>()
  const beside: string[][] = []
  const slow = (name: string, change: Partial<Layer> = {}) =>
    layer(name, {
      ...change,
      run: async () => {
        running.add(name)
        beside.push([...running])
        await new Promise((resolve) => setTimeout(resolve, 5))
        running.delete(name)
        return fine
      },
    })
  await runLayers([slow('lint'), slow('e2e', { alone: true }), slow('unit'), slow('types')], 2, ignore)
  expect(beside.flatMap((names) => (names.includes('e2e') ? [names] : []))).toEqual([['e2e']])
})

it('does not run a layer whose need failed, and counts it as failed', async () => {
  const build = layer('build', { run: async () => ({ ...fine, passed: 0, failed: 1 }) })
  const e2e = layer('e2e', { needs: ['build'], run: () => Promise.reject(new Error('must not run')) })
  const finished = await runLayers([build, e2e], 2, ignore)
  expect(finished.map(({ outcome }) => outcome.failed)).toEqual([1, 1])
  expect(finished[1]?.outcome.output).toBe('Not run: build failed')
})

it('counts a layer that throws as failed, with the reason', async () => {
  const [finish] = await runLayers(
    [layer('lint', { run: () => Promise.reject(new Error('no tool')) })],
    1,
    ignore,
  )
  expect(finish?.outcome).toMatchObject({ passed: 0, failed: 1 })
  expect(finish?.outcome.output).toContain('no tool')
})

it('does not wait for a need that was not asked for', async () => {
  const finished = await runLayers([layer('e2e', { needs: ['build'] })], 1, ignore)
  expect(finished).toHaveLength(1)
})
