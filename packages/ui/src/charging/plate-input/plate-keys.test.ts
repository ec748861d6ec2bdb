import { plate } from '@ampdeck/validation/patterns'
import { expect, it } from 'vitest'
import { keysAfter, provinces } from './plate-keys.ts'

it('offers exactly the provinces that the rule knows', () => {
  for (const [key] of provinces) expect(plate.safeParse(`${key}A12345`).success).toBe(true)
  expect(provinces).toHaveLength(31)
})

it('offers only keys with which a plate can be finished', () => {
  for (const key of keysAfter('粤')) expect(plate.safeParse(`粤${key}12345`).success).toBe(true)
  for (const key of keysAfter('粤B1234')) expect(plate.safeParse(`粤B1234${key}`).success).toBe(true)
  for (const key of keysAfter('粤B12345').filter((other) => /[A-Z]/.test(other)))
    expect(plate.safeParse(`粤B12345${key}`).success).toBe(true)
  expect(keysAfter('粤BD12345')).toEqual([])
})
