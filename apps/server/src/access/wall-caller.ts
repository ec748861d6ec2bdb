import { createHash, randomBytes } from 'node:crypto'
import type { Call } from '@ampdeck/api/contract'
import { wallScene } from '@ampdeck/api/enumerations/wall'
import { isGranted } from '@ampdeck/api/menu/grant-keys'
import { permission } from '@ampdeck/api/system/permission'
import { ofSeller } from '../database/of-seller.ts'
import type { Platform } from '../database/platform.ts'
import { sameSeller } from '../database/same-seller.ts'
import { failures } from '../foundation/failure.ts'
import type { Caller } from './caller.ts'
import { findCaller } from './caller-of.ts'

const PREFIX = 'wall.'
const SEEN_EVERY_MS = 30_000
const ON = 1

/** The pages of the wall; whoever connected a screen must hold them too. */
const pages = ['bigScreen', 'bigScreen3d']
const keys = [...pages, 'bigScreen:query', 'bigScreen3d:query']

/** Only the hash of a token or key is stored. */
export const wallHashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

export const newWallToken = () => `${PREFIX}${randomBytes(32).toString('base64url')}`

/** Whether a token is that of a screen, and no person's. */
export const isWallToken = (token: string) => token.startsWith(PREFIX)

/**
 * The screen of a wall: it looks with the rights of whoever connected it, cut down to what a wall shows and to the
 * stations of the wall. It reads the calls of the big screen, and nothing else.
 */
export async function readWallCaller(
  { db, now }: Platform,
  token: string,
  wanted: Call | 'live' | undefined,
): Promise<Caller> {
  const tokenHash = wallHashOf(token)
  const screen = await db
    .selectFrom('wallScreen')
    .innerJoin('wall', sameSeller('wall.id', 'wallScreen.wallId'))
    .where('wallScreen.tokenHash', '=', tokenHash)
    .select(['wallScreen.id', 'wallScreen.sellerId', 'wallScreen.userId'])
    .select(['wallScreen.expires', 'wallScreen.lastSeen'])
    .select(['wall.name', 'wall.scenes', 'wall.stationIds', 'wall.deleted'])
    .executeTakeFirst()
  if (!screen || screen.expires <= now() || screen.deleted === ON) throw failures.expired()
  const person = await findCaller(db, screen)
  // A screen is on for as long as who connected it may see a wall.
  if (!person || !keys.some((key) => isGranted(person.grants, key))) throw failures.expired()
  if (!mayAsk(wanted)) throw failures.forbidden()

  if (now() - screen.lastSeen > SEEN_EVERY_MS)
    await ofSeller(db, screen.sellerId)
      .update('wallScreen')
      .set({ lastSeen: now() })
      .where('id', '=', screen.id)
      .execute()
  const shown = screen.scenes.includes(wallScene.code.revenue) ? [...keys, 'homeRevenue:query'] : keys
  return {
    ...person,
    name: screen.name,
    screenId: screen.id,
    grants: new Set(['signedIn', ...shown.filter((key) => isGranted(person.grants, key))]),
    scope: { ...person.scope, stationIds: within(person.scope.stationIds, screen.stationIds) },
  }
}

/** What is drawn on a wall, and what may be drawn there. */
function mayAsk(wanted: Call | 'live' | undefined): boolean {
  if (wanted === 'live') return true
  if (wanted?.effect !== 'read') return false
  return (
    wanted.path === permission.user.path ||
    [wanted.permission].flat().some((key) => pages.includes(String(key)))
  )
}

/** The chosen stations that somebody may see; all of them where none were chosen. */
function within(seen: readonly number[] | null, chosen: readonly number[]): readonly number[] | null {
  if (chosen.length === 0) return seen
  return seen === null ? chosen : chosen.filter((id) => seen.includes(id))
}
