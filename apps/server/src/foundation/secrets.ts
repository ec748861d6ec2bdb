import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { failures } from './failure.ts'

/*
 * Secrets at rest: AES-256-GCM under a key that is not in the database. The key comes from `AMPDECK_SECRET_KEY`, or from
 * a file in the data directory that is made at its first use. A sealed text names its key, so that keys can change.
 */

const PREFIX = 's1'
const KEY_BYTES = 32

interface Key {
  id: string
  bytes: Buffer
}

/** Whether a stored text is sealed; what an older version has stored is not. */
export const isSealed = (stored: string) => stored.startsWith(`${PREFIX}.`)

/** The id of the key that a stored text needs; nothing for one in clear. */
export const keyIdOf = (stored: string) => (isSealed(stored) ? stored.split('.')[1] : undefined)

/** The id of the key that seals at this moment. */
export const currentKeyId = () => first(heldKeys()).id

/** Seals a text. */
export function sealSecret(text: string): string {
  const { id, bytes } = first(heldKeys())
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', bytes, nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return [PREFIX, id, nonce.toString('base64url'), sealed.toString('base64url')].join('.')
}

/** The text of a secret. Without its key, or where it was changed, that is refused with a sentence that says so. */
export function openSecret(stored: string): string {
  if (!isSealed(stored)) return stored
  const [, id, nonce = '', text = ''] = stored.split('.')
  const key = heldKeys().find((one) => one.id === id)
  if (!key) throw failures.refused('secret.keyLost')
  const bytes = Buffer.from(text, 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', key.bytes, Buffer.from(nonce, 'base64url'))
    decipher.setAuthTag(bytes.subarray(-16))
    return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString('utf8')
  } catch (cause) {
    throw Object.assign(failures.refused('secret.keyLost'), { cause })
  }
}

/** Puts a new key before the others, of which only those that are still needed stay. Not with keys of the environment. */
export function addKey(isNeeded: (id: string) => boolean): void {
  if (process.env.AMPDECK_SECRET_KEY)
    throw new Error(
      'The keys stand in AMPDECK_SECRET_KEY: put the new one before the old one, then run this again.',
    )
  const kept = heldKeys().filter(({ id }) => isNeeded(id))
  writeKeys([newKey(), ...kept])
}

/** Where the keys are, for people. */
export const placeOfKeys = () => (process.env.AMPDECK_SECRET_KEY ? 'AMPDECK_SECRET_KEY' : keyFile())

/** Reads the keys once, so that one that makes no sense stops the start with a sentence. */
export const checkKeys = () => void first(heldKeys())

const keyFile = () => join(process.env.AMPDECK_DATA || '.data', 'secrets.key')

let read: { from: string; keys: Key[] } | undefined

/** All keys; the first one seals. The file is read again when it has changed: another process may have added one. */
function heldKeys(): Key[] {
  const text = process.env.AMPDECK_SECRET_KEY
  const from = text ?? `${keyFile()} ${changeOf(keyFile())}`
  if (read?.from === from) return read.keys
  const keys = text ? keysIn(text, 'AMPDECK_SECRET_KEY') : keysInFile()
  read = { from: text ?? `${keyFile()} ${changeOf(keyFile())}`, keys }
  return keys
}

function keysInFile(): Key[] {
  try {
    writeKeys([newKey()], 'wx')
  } catch {
    // It is there already.
  }
  return keysIn(readFileSync(keyFile(), 'utf8'), keyFile())
}

/** Texts of 32 bytes in base64, one a line or separated by commas. */
function keysIn(text: string, where: string): Key[] {
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((part) => {
      const bytes = Buffer.from(part, 'base64')
      if (bytes.length !== KEY_BYTES)
        throw new Error(
          `${where}: a key is ${KEY_BYTES} bytes in base64, such as "openssl rand -base64 32" gives.`,
        )
      return keyOf(bytes)
    })
}

/** A key is named by the beginning of its digest, which says nothing of it. */
const keyOf = (bytes: Buffer): Key => ({
  id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8),
  bytes,
})

const newKey = () => keyOf(randomBytes(KEY_BYTES))

function writeKeys(keys: readonly Key[], flag: 'wx' | 'w' = 'w'): void {
  const file = keyFile()
  const text = `${keys.map(({ bytes }) => bytes.toString('base64')).join('\n')}\n`
  mkdirSync(join(file, '..'), { recursive: true })
  if (flag === 'wx') writeFileSync(file, text, { flag, mode: 0o600 })
  else {
    // In one step: whoever reads at this moment has the old keys or the new ones.
    writeFileSync(`${file}.new`, text, { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
}

function changeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

function first(keys: readonly Key[]): Key {
  const [key] = keys
  if (!key) throw new Error(`${placeOfKeys()} has no key.`)
  return key
}
