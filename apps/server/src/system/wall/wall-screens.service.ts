import { randomBytes } from 'node:crypto'
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
import { networkOf } from '../../foundation/client-address.ts'
import { failures } from '../../foundation/failure.ts'
import { readableCode } from '../../foundation/readable-code.ts'
import type { Request } from '../../http/context.ts'
import type { Server } from '../../http/routes.ts'
import { PUBLIC } from '../../http/site/public-directory.ts'
import { deviceOf } from '../account/device-of.ts'
import { SILENT_AFTER_MS } from './wall.store.ts'

type Calls = typeof wall
type Settings = Server['settings']

/** For so long a screen shows its code. */
const OFFER_MS = 10 * MINUTE
/** A screen that was connected in the last moment still fetches its token. */
const FETCH_MS = MINUTE
/** Screens that wait at the same time: of one network, where the newest stay, and of all. */
const MAX_OFFERS = { network: 20, all: 10_000 }
/** Two groups of four: 39 bits. */
const CODE_GROUPS = 2
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
    .where('createTime', '<', now - OFFER_MS - FETCH_MS)
    .execute()
  const secret = newSecret()
  const code = readableCode(CODE_GROUPS)
  const network = networkOf(ip)
  const secretHash = wallHashOf(secret)
  const kept = await db
    .insertInto('wallOffer')
    .values({
      secretHash,
      code: code.replaceAll('-', ''),
      createTime: now,
      ip,
      network,
      browser,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst()
  if (kept.numInsertedOrUpdatedRows !== 1n) throw failures.tooMany()
  await dropOffers(db, { network, secretHash })
  return { code, secret, expires: now + OFFER_MS }
}

/** Nobody fills the table for others: a network loses the oldest of its own, and of all those that have the most do. */
async function dropOffers(
  db: Platform['db'],
  { network, secretHash }: { network: string; secretHash: string },
): Promise<void> {
  await db
    .deleteFrom('wallOffer')
    .where('secretHash', 'in', (query) =>
      query
        .selectFrom('wallOffer')
        .select('secretHash')
        .where('network', '=', network)
        .where('wallId', 'is', null)
        .where('secretHash', '!=', secretHash)
        .orderBy('createTime', 'desc')
        .offset(MAX_OFFERS.network - 1),
    )
    .execute()
  await sql`delete from wall_offer where secret_hash in (
    select secret_hash from wall_offer where wall_id is null and secret_hash <> ${secretHash}
    order by count(*) over (partition by network), create_time desc offset ${MAX_OFFERS.all - 1})`.execute(db)
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
    .where('createTime', '>', now - OFFER_MS - FETCH_MS)
    .select(['wallId', 'createTime'])
    .executeTakeFirst()
  if (!offered?.wallId)
    return { token: null, isOpen: offered !== undefined && offered.createTime > now - OFFER_MS }
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
  // Nor does a screen come in that was connected and has not fetched its token.
  if (input.screenId === undefined)
    await ofSeller(rows.db, sellerId).delete('wallOffer').where('wallId', '=', wallId).execute()
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
