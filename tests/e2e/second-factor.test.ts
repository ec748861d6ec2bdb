// @module-tag long
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { violations } from '../harness/axe.ts'
import { fillLogin, forgetSession } from '../harness/browser.ts'
import { englishOn } from '../harness/english.ts'
import { startServer, type TestServer } from '../harness/server.ts'
import { visits } from '../harness/visits.ts'

/* Safer ways to log in, in a real browser. On a server of its own: whoever has a second factor is asked for it ever after. */

const HALF_MINUTE = 30_000
let server: TestServer
beforeAll(async () => {
  server = await startServer({ network: inject('network') })
})
afterAll(() => server.stop())
// By the name: browsers have passkeys for host names alone.
const visit = visits({}, () => server.url.replace('127.0.0.1', 'localhost'))

const security = (page: Page) => page.goto('/account/settings?tab=security')
const at = (path: string) => (address: URL) => address.pathname === path
const isIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' }).waitFor()
const kept = (page: Page) => page.getByRole('button', { name: 'I have stored them' }).click()
/** The code of the next half minute: that of this one was used up by the set-up. */
const nextCode = (secret: string) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + HALF_MINUTE })

async function logIn(page: Page, account: string): Promise<void> {
  await fillLogin(page, { account })
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

it('sets up an authenticator app, and asks for its code at the next log-in', async () => {
  const { page, problems } = await visit({ fresh: true })
  await logIn(page, 'viewer')
  await isIn(page)
  await security(page)
  await page.getByRole('button', { name: 'Set up authenticator app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up authenticator app' })
  await dialog.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
  const secret = ((await dialog.getByRole('definition').textContent()) ?? '').replaceAll(/[^A-Z2-7]/g, '')
  expect(secret).toHaveLength(32)
  await dialog.getByLabel('Code of the app').fill(TOTP.generate({ secret: Secret.fromBase32(secret) }))
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const codes = page.getByRole('dialog', { name: 'Recovery codes' }).getByRole('listitem')
  await expect.poll(() => codes.count()).toBe(10)
  const [recoveryCode = ''] = await codes.allTextContents()
  await kept(page)

  for (const code of [nextCode(secret), recoveryCode]) {
    await forgetSession(page)
    await page.goto(`/user/login?redirect=${encodeURIComponent('/account')}`)
    await logIn(page, 'viewer')
    await page.waitForURL(at('/secondStep'))
    await page.getByRole('heading', { level: 1, name: 'Second factor' }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: '简体中文' }).click()
    await page.getByRole('heading', { level: 1, name: '双重验证' }).waitFor()
    expect(await englishOn(page)).toEqual([])
    await page.getByRole('button', { name: 'English' }).click()
    if (code === recoveryCode) await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel(code === recoveryCode ? 'Recovery code' : 'Code of the app').fill(code)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.waitForURL(at('/account'))
    await isIn(page)
  }
  expect(problems).toEqual([])
})

it('the second step is where nobody is who comes by the address alone', async () => {
  const { page, problems } = await visit()
  await page.goto('/secondStep?redirect=%2Faccount')
  await page.waitForURL((address) => address.pathname + address.search === '/user/login?redirect=%2Faccount')
  expect(problems).toEqual([])
})

it('logs in with a passkey alone', async () => {
  const { page, context, problems } = await visit({ fresh: true })
  const devices = await context.newCDPSession(page)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await logIn(page, 'ops')
  await isIn(page)
  await security(page)
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByRole('dialog', { name: 'Add passkey' }).getByRole('button', { name: 'Continue' }).click()
  await kept(page)
  await page.getByRole('button', { name: 'Remove My passkey' }).waitFor()
  expect(await violations(page)).toEqual([])

  await forgetSession(page)
  await page.goto('/user/login')
  await page.getByRole('button', { name: 'Continue with a passkey' }).click()
  await isIn(page)

  // The password alone does not suffice any more; the passkey is its second step.
  await forgetSession(page)
  await page.goto('/user/login')
  await logIn(page, 'ops')
  await page.waitForURL(at('/secondStep'))
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await isIn(page)
  expect(problems).toEqual([])
})
