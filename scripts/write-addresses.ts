import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressesOf } from './release/addresses.ts'
import { root } from './run-process.ts'

/*
 * Writes into the packages where their source is, as the workflow that releases them knows it. npm compares the
 * repository with the workflow's identity, and publishes no provenance where they differ.
 *   GITHUB_SERVER_URL=https://github.com GITHUB_REPOSITORY=owner/name node scripts/write-addresses.ts
 */

const { GITHUB_SERVER_URL, GITHUB_REPOSITORY } = process.env
if (!GITHUB_SERVER_URL || !GITHUB_REPOSITORY) {
  console.error('GITHUB_SERVER_URL and GITHUB_REPOSITORY say where the source is.')
  process.exit(2)
}

for (const name of ['validation', 'api', 'ui']) {
  const path = join(root, 'packages', name, 'package.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  const addresses = addressesOf(GITHUB_SERVER_URL, GITHUB_REPOSITORY, `packages/${name}`)
  writeFileSync(path, `${JSON.stringify({ ...manifest, ...addresses }, null, 2)}\n`)
}
