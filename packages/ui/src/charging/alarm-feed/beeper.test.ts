import { expect, it, vi } from 'vitest'
import { createBeeper } from './sound-choice.tsx'

function fakeAudio(state: AudioContextState = 'suspended') {
  const started: number[] = []
  const audio = {
    state,
    currentTime: 10,
    destination: {},
    resume: vi.fn(async () => {
      audio.state = 'running'
    }),
    createGain: () => ({
      gain: { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn() },
      connect: (next: unknown) => next,
    }),
    createOscillator: () => ({
      frequency: { value: 0 },
      connect: (next: unknown) => next,
      start: (at: number) => started.push(at),
      stop: vi.fn(),
    }),
  }
  return { audio, started, make: () => audio as unknown as AudioContext }
}

it('is silent until somebody has pressed', async () => {
  const { make, started } = fakeAudio()
  const make2 = vi.fn(make)
  const beeper = createBeeper(make2)
  beeper.beep(true)
  expect(make2).not.toHaveBeenCalled()
  expect(await beeper.arm()).toBe(true)
  beeper.beep(true)
  expect(started).toHaveLength(2)
})

it('makes one signal of a burst', async () => {
  const { make, started, audio } = fakeAudio('running')
  const beeper = createBeeper(make)
  await beeper.arm()
  for (let index = 0; index < 100; index++) beeper.beep(false)
  expect(started).toHaveLength(1)
  audio.currentTime += 3
  beeper.beep(false)
  expect(started).toHaveLength(2)
})

it('says so where there is no sound', async () => {
  const beeper = createBeeper(() => undefined)
  expect(await beeper.arm()).toBe(false)
  expect(beeper.isArmed()).toBe(false)
  beeper.beep(true)
})
