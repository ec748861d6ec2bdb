/** The versions of OCPP, by their names in a handshake; the one that is liked best comes first. */
export const protocols = ['ocpp2.1', 'ocpp2.0.1', 'ocpp1.6'] as const
export type Protocol = (typeof protocols)[number]
