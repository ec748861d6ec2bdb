import { isCallPath } from '@ampdeck/api/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { collectDefaultMetrics, Histogram, Registry, register } from 'prom-client'
import type { Platform } from '../database/platform.ts'
import { lacksRoom } from '../foundation/disk.ts'
import { failures } from '../foundation/failure.ts'
import { inTime } from '../foundation/in-time.ts'
import { decodedPath } from '../foundation/sent-path.ts'

/** A call, a file of one or the live events, also below `/api/`: by the route, where there is one. */
function needsData({ routeOptions, url }: FastifyRequest): boolean {
  const path = (routeOptions.url ?? decodedPath(url)).replace(/^\/(api\/)?/, '')
  return path === 'events' || isCallPath(path)
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What `/metrics` tells: each part of the server adds its figures. */
    metrics: Registry
  }
}

/** Until the data is there, calls are told to come again; pages and health are answered. */
export function refuseUntil(isPrepared: () => boolean) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!isPrepared() && needsData(request)) throw failures.preparing()
  }
}

/** A database that takes longer to say "1" is as good as away. */
const ANSWER_MS = 2_000

/**
 * Liveness, readiness and figures for Prometheus. Ready means: migrated, prepared, the database answers, this process can
 * make record numbers, and there is room for writes.
 */
export function serveHealth(
  app: FastifyInstance,
  platform: Platform,
  isPrepared: () => boolean,
  dataDirectory?: string,
): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  app.decorate('metrics', registry)
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the last byte of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'page'
    duration.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1_000,
    )
  })
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    if (!isPrepared()) return reply.status(503).send({ status: 'preparing' })
    try {
      platform.newId()
      await inTime(ANSWER_MS, sql`select 1`.execute(platform.db))
    } catch {
      return reply.status(503).send({ status: 'database away' })
    }
    if (dataDirectory !== undefined && (await lacksRoom(dataDirectory)))
      return reply.status(503).send({ status: 'disk full' })
    return { status: 'ready' }
  })
  app.get('/metrics', async (_request, reply) =>
    // What other parts count, they count in prom-client's own registry.
    reply.type(registry.contentType).send(await Registry.merge([registry, register]).metrics()),
  )
}
