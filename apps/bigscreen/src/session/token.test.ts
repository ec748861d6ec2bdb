import { expect, it } from 'vitest'
import { loginAddress } from './token.ts'

it('leads to the log-in page and back to the wall', () => {
  expect(loginAddress({ pathname: '/bigscreen/', search: '' })).toBe('/user/login?redirect=/bigscreen/')
})

it('keeps the query of the wall inside the one parameter', () => {
  const address = loginAddress({ pathname: '/bigscreen/', search: '?lang=en&motion=0' })
  expect(new URL(address, 'https://wall.example').searchParams.get('redirect')).toBe(
    '/bigscreen/?lang=en&motion=0',
  )
})
