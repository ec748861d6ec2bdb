import { expect, it } from 'vitest'
import { keepRedirect } from './keep-redirect.ts'

it('takes the redirect along, with its own query, and nothing else', () => {
  const search = `?ticket=secret&redirect=${encodeURIComponent('/home?a=1&b=2')}&sellerId=secret`
  expect(keepRedirect('/iplogin', search)).toBe('/iplogin?redirect=%2Fhome%3Fa%3D1%26b%3D2')
  expect(keepRedirect('/iplogin', '?ticket=secret')).toBe('/iplogin')
  expect(keepRedirect('/iplogin', '')).toBe('/iplogin')
})
