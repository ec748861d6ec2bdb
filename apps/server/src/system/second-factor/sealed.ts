import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** 32 bytes in a file beside the database, made at the first use. */
function readKey(): Buffer {
  const directory = process.env.AMPDECK_DATA || '.data'
  const file = join(directory, 'secrets.key')
  try {
    mkdirSync(directory, { recursive: true })
    writeFileSync(file, randomBytes(32).toString('base64'), { flag: 'wx', mode: 0o600 })
  } catch {
    // It is there already.
  }
  return Buffer.from(readFileSync(file, 'utf8'), 'base64')
}

let kept: Buffer | undefined
function key(): Buffer {
  kept ??= readKey()
  return kept
}

export function sealSecret(text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key(), nonce)
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return sealed.toString('base64url')
}

export function openSecret(sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key(), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(-16))
  return decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8')
}
