import type { SignedDocument } from '@ampdeck/api/bill/signed-value'
import { expect, it } from 'vitest'
import { transparencyFile } from './transparency-file.ts'

const document = (more: Partial<SignedDocument>): SignedDocument => ({
  ...{ seq: 1, place: 1, state: 1, receivedTime: '2026-07-01 10:00:00', format: 'OCMF', text: 'OCMF|{}|{}' },
  ...{ algorithm: null, page: null, meterSerial: null, publicKey: '3059', fingerprint: 'ab', ...more },
})

it('holds each document letter by letter with its key, and escapes what XML would take for its own', () => {
  const text = 'OCMF|{"TT":"<A & B>"}|{"SD":"00"}'
  expect(transparencyFile([document({ text }), document({ place: 3, publicKey: null })])).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<values>
  <value context="Transaction.Begin">
    <signedData format="OCMF" encoding="plain">OCMF|{&quot;TT&quot;:&quot;&lt;A &amp; B&gt;&quot;}|{&quot;SD&quot;:&quot;00&quot;}</signedData>
    <publicKey encoding="plain">3059</publicKey>
  </value>
  <value context="Transaction.End">
    <signedData format="OCMF" encoding="plain">OCMF|{}|{}</signedData>
  </value>
</values>
`,
  )
})

it('is XML whatever a pile has sent', () => {
  expect(transparencyFile([document({ place: 2, text: '\u0001]]>\u000b\t' })])).toContain(
    '>]]&gt;\t</signedData>',
  )
})
