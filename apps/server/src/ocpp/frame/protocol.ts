/** What the gateway speaks, the version it likes best first where a pile offers both. */
export const protocols = ['ocpp2.1', 'ocpp2.0.1', 'ocpp1.6'] as const
export type Protocol = (typeof protocols)[number]

/** The codes of the enumeration Protocol (domain.md §2). */
export const protocolCode: Readonly<Record<Protocol, number>> = { 'ocpp1.6': 1, 'ocpp2.0.1': 2, 'ocpp2.1': 6 }

/** A call of a pile: what it says, its frame as it came, and the answer's payload. What is thrown becomes a CALLERROR. */
export type UpwardCall = (payload: never, frame: string) => Promise<object>
