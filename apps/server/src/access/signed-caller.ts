import { timingSafeEqual } from 'node:crypto'
import { sign } from '@ampdeck/api/client/signature'
import { activeState } from '@ampdeck/api/enumerations/member'
import type { FastifyRequest } from 'fastify'
import type { Selectable } from 'kysely'
import type { Platform } from '../database/platform.ts'
import type { Tables } from '../database/tables.ts'
import { failures } from '../foundation/failure.ts'
import { openSecret } from '../foundation/secrets.ts'
import type { Caller } from './caller.ts'

/** domain.md §3.5 OpenApp: a signature's time may differ from ours by 300 s. */
const TOLERANCE_MS = 300_000
const { on: ON } = activeState.code

/** Whether a call comes from an application (headers from, to, appId, timestamp, sign) instead of a person. */
export function isSigned(request: FastifyRequest): boolean {
  return request.headers.sign !== undefined
}

/**
 * The application that a signed call names, before anything of its body is read: a stranger sends no long body. Whether
 * it is that application is known when the body has come, over which the signature is.
 */
export async function readSigner(
  platform: Platform,
  request: FastifyRequest,
): Promise<Selectable<Tables['openApp']>> {
  const { from, to, appid, timestamp, sign: given } = textHeaders(request)
  if (!from || !to || !appid || !given || !(Math.abs(platform.now() - Number(timestamp)) <= TOLERANCE_MS))
    throw failures.unauthorized()
  const app = await platform.db
    .selectFrom('openApp')
    .innerJoin('seller', 'seller.id', 'openApp.sellerId')
    .selectAll('openApp')
    .where('openApp.appId', '=', appid)
    .where('openApp.deleted', '=', 0)
    .where('openApp.state', '=', ON)
    .where('seller.state', '=', ON)
    .executeTakeFirst()
  if (!app) throw failures.unauthorized()
  return app
}

/** The application behind a signed call; it acts for its seller, with its own scopes and no person's. */
export async function readSignedCaller(
  platform: Platform,
  request: FastifyRequest,
  app: Selectable<Tables['openApp']>,
): Promise<Caller> {
  // A signature is over a text; of a form with files it would cover nothing.
  if (request.isMultipart()) throw failures.unauthorized()
  const { from, to, timestamp, sign: given } = textHeaders(request)
  const path = request.url.replace(/^\/api\//, '/')
  const signed = {
    method: request.method,
    path,
    from,
    to,
    appId: app.appId,
    timestamp: Number(timestamp),
    body: request.rawBody,
  }
  if (!isSame(await sign(signed, openSecret(app.secret)), given)) throw failures.unauthorized()
  if (!(await isFirst(platform, given))) throw failures.unauthorized()
  if (app.ips.length > 0 && !app.ips.includes(request.address)) throw failures.forbidden()

  return {
    sellerId: app.sellerId,
    userId: app.id,
    account: app.appId,
    name: app.name,
    grants: new Set(app.scopes),
    scope: { sellerId: app.sellerId, stationIds: null, groupIds: null },
  }
}

/** Whether a signature comes for the first time; it is kept for longer than its time is accepted. */
async function isFirst({ db, now }: Pick<Platform, 'db' | 'now'>, signature: string): Promise<boolean> {
  const kept = await db
    .insertInto('signatureSeen')
    .values({ signature, ts: now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return kept.numInsertedOrUpdatedRows === 1n
}

function textHeaders({ headers }: FastifyRequest) {
  const text = (name: string) => (typeof headers[name] === 'string' ? headers[name] : '')
  return {
    from: text('from'),
    to: text('to'),
    appid: text('appid'),
    timestamp: text('timestamp'),
    sign: text('sign'),
  }
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
