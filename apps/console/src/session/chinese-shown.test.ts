// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onChineseShown } from './chinese-shown.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

async function show(html: string) {
  document.body.innerHTML = html
  await vi.advanceTimersByTimeAsync(1_000)
}

it('tells once when Chinese text comes', async () => {
  const told = vi.fn()
  await show('<main>Station list</main>')
  onChineseShown(told)
  await vi.advanceTimersByTimeAsync(1_000)
  await show('<main>Plate B12345</main>')
  expect(told).not.toHaveBeenCalled()
  await show('<main>Plate 粤B12345</main>')
  await show('<main>Plate 粤B67890</main>')
  expect(told).toHaveBeenCalledTimes(1)
})

it('sees what stands there already', async () => {
  const told = vi.fn()
  await show('<main>张三</main>')
  onChineseShown(told)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(told).toHaveBeenCalledTimes(1)
})

it('sees what a field holds, and what is typed', async () => {
  const told = vi.fn()
  await show('<main><input value="南京路"></main>')
  onChineseShown(told)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(told).toHaveBeenCalledTimes(1)

  await show('<main><textarea></textarea></main>')
  onChineseShown(told)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(told).toHaveBeenCalledTimes(1)
  const field = document.querySelector('textarea') as HTMLTextAreaElement
  field.value = '已修复'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(told).toHaveBeenCalledTimes(2)
})

it('is given up', async () => {
  const told = vi.fn()
  await show('<main></main>')
  const stop = onChineseShown(told)
  stop()
  await show('<main>张三</main>')
  expect(told).not.toHaveBeenCalled()
})
