import { type AddressOwner, callOut } from './outgoing.ts'

/** Another company's interface: whose it is, where it is, how we show who we are, and how long we wait. */
export interface JsonTarget {
  owner: AddressOwner
  address: string
  token: string | null
  timeoutMs: number
}

const MAX_ANSWER_BYTES = 65_536

/** Posts JSON to `<address>/<name>` and gives the JSON that comes back. It throws for anything but a 200. */
export async function postJson(
  { owner, address, token, timeoutMs }: JsonTarget,
  name: string,
  body: object,
): Promise<unknown> {
  const answer = await callOut(owner, `${address.replace(/\/+$/, '')}/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    timeoutMs,
    answerBytes: MAX_ANSWER_BYTES,
  })
  if (answer.status !== 200) throw new Error(`The answer was ${answer.status}`)
  return answer.json()
}
