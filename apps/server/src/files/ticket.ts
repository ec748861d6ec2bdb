import { createHash, randomBytes } from 'node:crypto'

/** What opens a run's file without a log-in: 256 bits, of which only the hash is kept. */
export function newTicket(): { ticket: string; ticketHash: string } {
  const ticket = randomBytes(32).toString('base64url')
  return { ticket, ticketHash: ticketHashOf(ticket) }
}

export function ticketHashOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('base64url')
}
