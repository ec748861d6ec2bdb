import type { FastifyInstance } from 'fastify'

/** Who opens a pile's address like a page is told what speaks here. */
export function routes(app: FastifyInstance): void {
  app.get('/ocpp/*', async (_request, reply) =>
    reply
      .status(426)
      .header('upgrade', 'websocket')
      .type('text/plain; charset=utf-8')
      .send('Chargers connect here by WebSocket, with the subprotocol ocpp1.6, ocpp2.0.1 or ocpp2.1.'),
  )
}
