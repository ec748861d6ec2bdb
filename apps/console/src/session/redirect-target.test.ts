import { describe, expect, it } from 'vitest'
import { loginPath, redirectTarget } from './paths.ts'

const ORIGIN = 'https://console.example'
const target = (redirect: string) => redirectTarget(`?redirect=${encodeURIComponent(redirect)}`, ORIGIN)

describe('after a log-in', () => {
  it('leads back to the page that was asked for', () => {
    expect(target('/business/stationManage/stationList?status=1')).toBe(
      '/business/stationManage/stationList?status=1',
    )
  })

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/user/login',
    '/user/login?redirect=/user/login',
    '/iplogin',
    '/secondStep',
    '/authLogin?ticket=spent',
    'home',
    '',
    '%',
  ])('leads home instead of to "%s"', (redirect) => expect(target(redirect)).toBe('/home'))
})

it('keeps the whole address in the way to the login page', () => {
  expect(loginPath({ pathname: '/home', search: '?a=1&b=2' })).toBe(
    '/user/login?redirect=%2Fhome%3Fa%3D1%26b%3D2',
  )
  expect(loginPath({ pathname: '/', search: '' })).toBe('/user/login')
})

it("takes the code of a seller's link to the login page, and not into the way back", () => {
  expect(loginPath({ pathname: '/', search: '?sellerId=10001.a.b' })).toBe('/user/login?sellerId=10001.a.b')
  expect(loginPath({ pathname: '/home', search: '?a=1&sellerId=10001.a.b&c=2' })).toBe(
    '/user/login?sellerId=10001.a.b&redirect=%2Fhome%3Fa%3D1%26c%3D2',
  )
})
