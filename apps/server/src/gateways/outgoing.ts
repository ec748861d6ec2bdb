import { isIP } from 'node:net'
import { Agent, buildConnector, fetch } from 'undici'
import { refuseInTransaction } from '../foundation/open-transaction.ts'
import {
  guardedLookup,
  isNamed,
  isOfOwnNetwork,
  isPublicAddress,
  type OwnHosts,
  RefusedAddress,
  readOwnHosts,
} from '../foundation/public-address.ts'

/*
 * The one way by which the server calls others over HTTP. It waits for nobody longer than its caller allows, follows no
 * redirect, reads no endless answer, and calls for a seller only what anybody on the internet could call.
 */

const CONNECT_MS = 5_000
const ANSWER_BYTES = 262_144
/** What one seller may have under way with one host; more wait in a queue of that seller's own. */
const CONNECTIONS = 8

/** Whose address is called: the operator's, from the environment, or one that a seller has typed. */
export type AddressOwner = 'operator' | number

export interface OutgoingCall {
  method?: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string | URLSearchParams
  /** For the whole call, from finding the host to the last byte. */
  timeoutMs: number
  /** Longer answers are refused. */
  answerBytes?: number
}

type Reason = 'address' | 'timeout' | 'tooLong' | 'unreachable'

/** No answer that can be used: why, in a word that may be shown to who set the address. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
  readonly reason: Reason

  constructor(reason: Reason, message: string, cause?: unknown) {
    super(message, { cause })
    this.reason = reason
  }
}

interface Rules {
  own: OwnHosts
  /** Name servers, where they are not those of the machine. */
  nameServers?: readonly string[] | undefined
}

let rules: Rules = { own: readOwnHosts('') }
let agents = new Map<AddressOwner, Agent>()

/** Which hosts of the operator's own network sellers may name; nothing else is private. */
export function setOutgoingRules(changed: Rules): void {
  const before = agents
  rules = changed
  agents = new Map()
  for (const agent of before.values()) void agent.destroy()
}

/** Whether an address may be called for its owner, as far as it can be known without asking for its host. */
export function mayCallOut(owner: AddressOwner, address: string | URL): boolean {
  const url = URL.parse(String(address))
  if (!url || !['http:', 'https:'].includes(url.protocol)) return false
  if (owner === 'operator') return true
  const host = hostOf(url)
  const isOwn = isNamed(rules.own, host) || isOfOwnNetwork(rules.own, host)
  if (isOwn) return true
  return url.protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host))
}

/** Calls an address; the answer, whatever its status, has come as a whole. */
export async function callOut(
  owner: AddressOwner,
  address: string | URL,
  { method = 'GET', headers = {}, body, timeoutMs, answerBytes = ANSWER_BYTES }: OutgoingCall,
): Promise<Response> {
  refuseInTransaction(URL.parse(String(address))?.host ?? 'A host')
  if (!mayCallOut(owner, address)) throw new NoAnswer('address', 'This address may not be called')
  try {
    const answer = await fetch(address, {
      ...{ method, headers: { ...headers }, body: body ?? null, redirect: 'error' },
      ...{ dispatcher: agentOf(owner), signal: AbortSignal.timeout(timeoutMs) },
    })
    const content = await readAnswer(answer.body, answerBytes)
    return new Response(content.length > 0 ? content : null, {
      status: answer.status,
      headers: [...answer.headers],
    })
  } catch (error) {
    throw reasonOf(error)
  }
}

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')

/** Each owner waits for own calls alone. */
function agentOf(owner: AddressOwner): Agent {
  const present = agents.get(owner)
  if (present) return present
  const agent = new Agent({
    connections: CONNECTIONS,
    pipelining: 1,
    connect: owner === 'operator' ? { timeout: CONNECT_MS } : guardedConnector(),
  })
  agents.set(owner, agent)
  return agent
}

function guardedConnector(): buildConnector.connector {
  const connect = buildConnector({
    timeout: CONNECT_MS,
    lookup: guardedLookup(rules.own, rules.nameServers),
  })
  return (options, done) => {
    const host = options.hostname.replace(/^\[|\]$/g, '')
    // A host that is written as an address is never looked up.
    if (isIP(host) !== 0 && !isPublicAddress(host) && !isOfOwnNetwork(rules.own, host))
      return done(new RefusedAddress(`${host} is not a public address`), null)
    connect(options, done)
  }
}

async function readAnswer(
  body: AsyncIterable<Uint8Array> | null,
  limit: number,
): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.byteLength
    if (size > limit) throw new NoAnswer('tooLong', `The answer has more than ${limit} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function reasonOf(error: unknown): NoAnswer {
  const causes = causesOf(error)
  const known = causes.find((cause) => cause instanceof NoAnswer)
  if (known) return known
  if (causes.some((cause) => cause instanceof RefusedAddress))
    return new NoAnswer('address', 'This address may not be called', error)
  const isLate = causes.some(({ name }) =>
    /^(Timeout|ConnectTimeout|HeadersTimeout|BodyTimeout)Error$/.test(name),
  )
  if (isLate) return new NoAnswer('timeout', 'No answer came in time', error)
  const code = causes.map((cause) => ('code' in cause ? String(cause.code) : '')).findLast(Boolean)
  return new NoAnswer('unreachable', `No answer (${code ?? causes.at(-1)?.message ?? 'unknown'})`, error)
}

/** An error and those that it stands for, the nearest first. */
function causesOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return []
  const inner = error instanceof AggregateError ? error.errors.flatMap(causesOf) : []
  return [error, ...inner, ...causesOf(error.cause)]
}
