import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './run-process.ts'
import { type Node, nodesOf, parse } from './syntax.ts'

/*
 * The server calls other computers by `gateways/outgoing.ts` alone: time-outs, allowed addresses, and that no transaction
 * waits are decided there. These files are it, speak other protocols, or give it to a library.
 */

const ALLOWED = new Map([
  ['gateways/outgoing.ts', 'every call over HTTP'],
  ['foundation/public-address.ts', 'finds the addresses of hosts'],
  ['gateways/smtp.gateway.ts', 'the mail server of the operator'],
  ['system/single-sign-on/provider.ts', 'OpenID providers, by `callOut`'],
])
const SOURCES = join(root, 'apps/server/src')
const isElsewhere = (path: string) => /^testing\/|\.(test|fixture)\.ts$/.test(path)

const GLOBALS = new Set(['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'])
/** Of these modules nothing is imported but names that call nobody. */
const HARMLESS = new Map<string, readonly string[]>([
  ['http', ['createServer', 'STATUS_CODES']],
  ['https', ['createServer']],
  ['http2', ['constants']],
  ['net', ['isIP', 'BlockList', 'createServer']],
  ['tls', ['createSecureContext', 'TLSSocket']],
  ['dns', []],
  ['dns/promises', []],
  ['dgram', []],
  ['openid-client', ['randomNonce', 'randomPKCECodeVerifier', 'randomState']],
  ...['undici', 'nodemailer', 'ky', 'axios', 'got', 'ws', 'node-fetch'].map((name) => [name, []] as const),
])

interface Imported extends Node {
  source?: { value?: string }
  importKind?: string
  specifiers?: { type: string; importKind?: string; imported?: { name: string } }[]
}

const MENTION = new RegExp(
  [...GLOBALS, ...[...HARMLESS.keys()].map((name) => `['"](node:)?${name}['"]`)].join('|'),
)

/** What a file uses that may call another computer. */
function callsOut(path: string, code: string): string[] {
  if (!MENTION.test(code)) return []
  const found: string[] = []
  for (const [node, within] of nodesOf(parse(path, code).tree)) {
    if (node.type === 'Identifier' && GLOBALS.has(String(node.name)) && isValue(node, within))
      found.push(String(node.name))
    if (/^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type))
      found.push(...importedBy(node as Imported))
    if (node.type === 'ImportExpression') found.push(...importedBy(node as Imported))
  }
  return found
}

function importedBy({ source, importKind, specifiers }: Imported): string[] {
  const name = source?.value?.replace(/^node:/, '')
  const harmless = name === undefined ? undefined : HARMLESS.get(name)
  if (!harmless || importKind === 'type') return []
  if (!specifiers) return [`all of ${name}`]
  return specifiers
    .filter((one) => one.importKind !== 'type')
    .map(({ imported }) => imported?.name ?? '*')
    .filter((imported) => !harmless.includes(imported))
    .map((imported) => `${imported} of ${name}`)
}

/** A name by itself, and not that of a field, a parameter or a type. */
function isValue(node: Node, within: readonly Node[]): boolean {
  const parent = within.at(-1)
  if (parent === undefined || /^TS/.test(parent.type)) return false
  if (parent.type === 'MemberExpression') return parent.object === node || isGlobal(parent.object as Node)
  if (parent.type === 'Property' || parent.type === 'PropertyDefinition') return parent.value === node
  return !/^(Import|Export|Method)/.test(parent.type)
}

const isGlobal = ({ type, name }: Node) =>
  type === 'Identifier' && (name === 'globalThis' || name === 'global')

describe('a call to another computer', () => {
  it('is made by gateways/outgoing.ts', () => {
    const paths = globSync('**/*.ts', { cwd: SOURCES }).filter((path) => !isElsewhere(path))
    const found = paths.flatMap((path) => {
      const code = readFileSync(join(SOURCES, path), 'utf8')
      return callsOut(path, code).map((what) => ({ path, what }))
    })
    expect(paths.length).toBeGreaterThan(900)
    expect(found.filter(({ path }) => !ALLOWED.has(path))).toEqual([])
    // Who calls nobody any more needs no leave.
    expect([...ALLOWED.keys()].filter((path) => !found.some((one) => one.path === path))).toEqual([])
  })

  it.each([
    `await fetch('https://a.example')`,
    `const call = { fetch }`,
    `globalThis.fetch('https://a.example')`,
    `import { request } from 'node:http'`,
    `import https from 'https'`,
    `import * as net from 'node:net'`,
    `import { connect } from 'node:tls'`,
    `import { Agent } from 'undici'`,
    `const { request } = await import('node:https')`,
    `export { request } from 'node:https'`,
    `new WebSocket('wss://a.example')`,
  ])('is seen in %s', (code) => {
    expect(callsOut('a.ts', code)).not.toEqual([])
  })

  it.each([
    `import type { IncomingMessage } from 'node:http'`,
    `import { createServer, type Server } from 'node:http'`,
    `store.fetch(1)`,
    `const answer: { fetch: string } = { fetch: 'a' }`,
  ])('is not seen in %s', (code) => {
    expect(callsOut('a.ts', code)).toEqual([])
  })
})
