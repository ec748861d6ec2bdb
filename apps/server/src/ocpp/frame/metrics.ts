import { Counter, Gauge } from 'prom-client'

/* Figures of this process's links; `/metrics` gives them with its own. */

export const connections = new Gauge({
  name: 'ocpp_connections',
  help: 'Piles connected to this process',
  labelNames: ['protocol'],
})

export const frames = new Counter({
  name: 'ocpp_frames_total',
  help: 'OCPP frames by direction and action',
  labelNames: ['direction', 'action'],
})

export const schemaErrors = new Counter({
  name: 'ocpp_schema_errors_total',
  help: 'Frames that were not as the standard wants them',
  labelNames: ['direction'],
})

export const framesDropped = new Counter({
  name: 'ocpp_frames_dropped_total',
  help: 'Frames that could not be kept because the database did not take them in time',
})

export const refusedConnections = new Counter({
  name: 'ocpp_connections_refused_total',
  help: 'Handshakes that were refused, by HTTP status',
  labelNames: ['status'],
})

export const callsWaiting = new Gauge({
  name: 'ocpp_calls_waiting',
  help: 'Calls of piles that have come and are not answered yet',
})
