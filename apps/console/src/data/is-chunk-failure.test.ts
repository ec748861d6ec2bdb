import { describe, expect, it } from 'vitest'
import { isChunkFailure } from './is-chunk-failure.ts'

describe('a part of the console that did not arrive', () => {
  it.each([
    ['Chromium', 'Failed to fetch dynamically imported module: https://x.example/assets/home.page-1.js'],
    ['Firefox', 'error loading dynamically imported module: https://x.example/assets/home.page-1.js'],
    ['Safari', 'Importing a module script failed.'],
    ['a style sheet', 'Unable to preload CSS for /assets/home-1.css'],
    ['a bundler', 'Loading chunk 7 failed.\n(timeout: https://x.example/assets/7.js)'],
    ['a bundler, a style sheet', 'Loading CSS chunk 7 failed.'],
  ])('is known in the words of %s', (_, message) => expect(isChunkFailure(new TypeError(message))).toBe(true))

  it('is known by its name', () => {
    expect(isChunkFailure(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))).toBe(true)
  })

  it.each([
    [new TypeError("Cannot read properties of undefined (reading 'name')")],
    [new TypeError('Failed to fetch')],
    ['Failed to fetch dynamically imported module'],
    [undefined],
  ])('is not %s', (error) => expect(isChunkFailure(error)).toBe(false))
})
