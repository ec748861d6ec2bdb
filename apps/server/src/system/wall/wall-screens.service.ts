import { randomBytes, randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sellerState } from '@ampdeck/api/enumerations/system'
import { wallScreenState } from '@ampdeck/api/enumerations/wall'
import type { wall } from '@ampdeck/api/system/wall'
import { DAY, MINUTE } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { newWallToken, wallHashOf } from '../../access/wall-caller.ts'
import { ofSeller } from '../../database/of-seller.ts'
import { orderOf, readPage } from '../../database/page.ts'
import type { Platform } from '../../database/platform.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { publishRightsChanged } from '../../events/rights-changed.ts'
import { failures } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'
import type { Server } from '../../http/routes.ts'
import { PUBLIC } from '../../http/site/public-directory.ts'
import { deviceOf } from '../account/device-of.ts'
import { SILENT_AFTER_MS } from './wall.store.ts'

type Calls = typeof wall
type Settings = Server['settings']

/** For so long a screen shows its code. */
const OFFER_MS = 10 * MINUTE
/** Screens that wait for somebody at the same time; more are nobody's. */
const MOST_OFFERS = 1_000
/** A screen of a link that was silent for so long comes by its link again. */
const FORGOTTEN_AFTER_MS = DAY

const newSecret = () => randomBytes(32).toString('base64url')

/** Which pages of the wall this server has: a screen that has others reads them again. Empty where they do not say it. */
async function buildOf({ publicDirectory = PUBLIC }: Settings): Promise<string> {
  const page = await readFile(join(publicDirectory, 'bigscreen', 'index.html'), 'utf8').catch(() => '')
  return /<meta name="build" content="([^"]*)"/.exec(page)?.[1] ?? ''
}

export async function screensOf(settings: Settings, { rows, input, now }: Request<Calls['screens']>) {
  const { id: wallId, sellerId } = await rows.get('wall', input.id)
  const build = await buildOf(settings)
  const query = ofSeller(rows.db, sellerId)
    .from('wallScreen')
    .leftJoin('accountUser as user', sameSeller('user.id', 'wallScreen.userId'))
    .where('wallScreen.wallId', '=', wallId)
    .where('wallScreen.expires', '>', now)
    .select(['wallScreen.id', 'wallScreen.createTime', 'wallScreen.lastSeen', 'wallScreen.expires'])
    .select(['wallScreen.ip', 'wallScreen.browser', 'wallScreen.health', 'user.name as userName'])
  const order = orderOf(input, 'wallScreen', { by: 'wallScreen.createTime', order: 'desc' })
  const found = await readPage(rows.db, query, input, { ...order, id: 'wallScreen.id' })
  const { on, silent } = wallScreenState.code
  const records = found.records.map((screen) => ({
    ...screen,
    ...deviceOf(screen.browser),
    state: screen.lastSeen > now - SILENT_AFTER_MS ? on : silent,
    // One that was connected a moment ago has not said anything yet.
    isUpToDate: ['', build].includes(screen.health?.build ?? ''),
  }))
  return { ...found, records }
}

export async function makeLink({ rows, caller, input, now }: Request<Calls['link']>) {
  const key = newSecret()
  const expires = now + input.days * DAY
  await rows.update(
    'wall',
    { id: input.id },
    { linkHash: wallHashOf(key), linkExpires: expires, linkUserId: caller.userId },
  )
  return { path: `/bigscreen/?wall=${key}`, expires }
}

/** A screen comes by a link. */
export async function enter(platform: Platform, { input, now, ip, browser, fail }: Request<Calls['enter']>) {
  const { db } = platform
  const found = await db
    .selectFrom('wall')
    .innerJoin('seller', 'seller.id', 'wall.sellerId')
    .where('wall.linkHash', '=', wallHashOf(input.key))
    .where('wall.linkExpires', '>', now)
    .where('wall.deleted', '=', 0)
    .where('seller.state', '=', sellerState.code.enabled)
    .select([
      'wall.id as wallId',
      'wall.sellerId',
      'wall.linkUserId as userId',
      'wall.linkExpires as expires',
    ])
    .executeTakeFirst()
  if (!found || found.userId === null || found.expires === null) throw fail('wall.linkEnded')
  const { wallId, sellerId, userId, expires } = found
  await ofSeller(db, sellerId)
    .delete('wallScreen')
    .where('wallId', '=', wallId)
    .where('lastSeen', '<', now - FORGOTTEN_AFTER_MS)
    .execute()
  return { token: await openScreen(platform, { sellerId, wallId, userId, expires, ip, browser }) }
}

/** A screen shows a code, and waits until somebody types it in the console. */
export async function offer({ db }: Platform, { now, ip, browser }: Request<Calls['offer']>) {
  await db
    .deleteFrom('wallOffer')
    .where('createTime', '<', now - OFFER_MS)
    .execute()
  const { waiting } = await db
    .selectFrom('wallOffer')
    .select(sql<number>`count(*)`.as('waiting'))
    .executeTakeFirstOrThrow()
  if (waiting >= MOST_OFFERS) throw failures.tooMany()
  const secret = newSecret()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const kept = await db
    .insertInto('wallOffer')
    .values({ secretHash: wallHashOf(secret), code, createTime: now, ip, browser })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst()
  if (kept.numInsertedOrUpdatedRows !== 1n) throw failures.tooMany()
  return { code, secret, expires: now + OFFER_MS }
}

export async function pair({ rows, caller, input, now, fail }: Request<Calls['pair']>) {
  const { id: wallId, sellerId } = await rows.get('wall', input.id)
  const screenExpires = now + input.days * DAY
  const taken = await rows.db
    .updateTable('wallOffer')
    .set({ sellerId, wallId, userId: caller.userId, screenExpires })
    .where('code', '=', input.code)
    .where('wallId', 'is', null)
    .where('createTime', '>', now - OFFER_MS)
    .executeTakeFirst()
  if (taken.numUpdatedRows !== 1n) throw fail('wall.noSuchCode')
  rows.changes.push({ table: 'wallScreen', id: wallId, before: null, after: { expires: screenExpires } })
  return null
}

/** The screen that shows a code asks whether somebody has typed it. */
export async function claim(platform: Platform, { input, now }: Request<Calls['claim']>) {
  const { db } = platform
  const secretHash = wallHashOf(input.secret)
  const offered = await db
    .selectFrom('wallOffer')
    .where('secretHash', '=', secretHash)
    .where('createTime', '>', now - OFFER_MS)
    .select('wallId')
    .executeTakeFirst()
  if (!offered?.wallId) return { token: null, isOpen: offered !== undefined }
  // Of two that ask at once only one takes it away.
  const taken = await db
    .deleteFrom('wallOffer')
    .where('secretHash', '=', secretHash)
    .returningAll()
    .executeTakeFirst()
  const { sellerId, wallId, userId, screenExpires: expires, ip = '', browser = '' } = taken ?? {}
  if (!sellerId || !wallId || !userId || !expires) return { token: null, isOpen: false }
  return {
    token: await openScreen(platform, { sellerId, wallId, userId, expires, ip, browser }),
    isOpen: false,
  }
}

/** Turns a screen off, or all of them and the link. */
export async function revoke({ rows, input }: Request<Calls['revoke']>) {
  const { id: wallId, sellerId } = await rows.whole('wall', input.id)
  let ended = ofSeller(rows.db, sellerId).delete('wallScreen').where('wallId', '=', wallId)
  if (input.screenId === undefined)
    await rows.update('wall', { id: wallId }, { linkHash: null, linkExpires: null, linkUserId: null })
  else ended = ended.where('id', '=', input.screenId)
  const gone = await ended.returning(['id', 'userId']).execute()
  if (input.screenId !== undefined && gone.length === 0) throw failures.notFound()
  for (const { id } of gone)
    rows.changes.push({ table: 'wallScreen', id, before: { connected: true }, after: { connected: false } })
  // Their streams end at once: each asks again whose it is.
  for (const userId of new Set(gone.map((screen) => screen.userId)))
    await publishRightsChanged(rows.db, userId)
  return null
}

/** A screen says how it is; a person's window is told which pages the server has, and no more. */
export async function beat(settings: Settings, { rows, caller, input, token, now }: Request<Calls['beat']>) {
  const build = await buildOf(settings)
  const screen = await ofSeller(rows.db, caller.sellerId)
    .update('wallScreen')
    .set({ health: JSON.stringify(input), lastSeen: now })
    .where('tokenHash', '=', wallHashOf(token))
    .returning('wallId')
    .executeTakeFirst()
  if (!screen) return { build, wall: null }
  const shown = await ofSeller(rows.db, caller.sellerId)
    .from('wall')
    .where('id', '=', screen.wallId)
    .select(['name', 'nameEn', 'scenes', 'everySeconds'])
    .executeTakeFirst()
  return { build, wall: shown ?? null }
}

interface NewScreen {
  sellerId: number
  wallId: number
  userId: number
  expires: number
  ip: string
  browser: string
}

async function openScreen({ db, now, newId }: Platform, screen: NewScreen): Promise<string> {
  const token = newWallToken()
  const time = now()
  await db
    .insertInto('wallScreen')
    .values({
      ...screen,
      id: newId(),
      tokenHash: wallHashOf(token),
      createTime: time,
      lastSeen: time,
      health: null,
    })
    .execute()
  return token
}
