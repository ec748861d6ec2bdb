import { expect, it } from 'vitest'
import { commandKind } from '../enumerations/equipment.ts'
import { say } from '../texts.ts'
import { answerText, resultOf } from './command-result.ts'
import { pushMessage } from './firmware-push-message.ts'

const { unlock, changeConfiguration, reset, readLocalList } = commandKind.code
const status = (word: string, more = {}) => ({ status: word, ...more })

it.each([
  [{ command: reset, outcome: null, response: status('Accepted') }, undefined, undefined],
  [{ command: reset, outcome: 'rejected', response: status('Rejected') }, 'The pile refused', 'Rejected'],
  [
    { command: unlock, outcome: 'rejected', response: status('UnlockFailed') },
    'The lock of the gun did not open',
    'UnlockFailed',
  ],
  [
    { command: unlock, outcome: 'notSupported', response: status('NotSupported') },
    'This gun has no lock that could be opened',
    'NotSupported',
  ],
  [
    { command: changeConfiguration, outcome: 'notSupported', response: status('NotSupported') },
    'The pile does not have this setting',
    'NotSupported',
  ],
  [
    {
      command: changeConfiguration,
      outcome: 'rejected',
      response: { setVariableResult: [{ attributeStatus: 'UnknownVariable' }] },
    },
    'The pile does not have this setting',
    'UnknownVariable',
  ],
  [
    {
      command: reset,
      outcome: 'rejected',
      response: status('Rejected', { statusInfo: { reasonCode: 'TxInProgress', additionalInfo: 'EVSE 2' } }),
    },
    'The pile refused: a charge is running',
    'Rejected · TxInProgress: EVSE 2',
  ],
  [
    { command: reset, outcome: 'InternalError', response: { code: 'InternalError', description: 'E-42' } },
    'An error inside the pile',
    'InternalError · E-42',
  ],
  [
    { command: readLocalList, outcome: 'list.none', response: { listVersion: -1 } },
    'The pile keeps no local list',
    undefined,
  ],
  [{ command: reset, outcome: 'device.offline', response: null }, 'The pile is offline', undefined],
  [{ command: reset, outcome: 'rejected', response: null }, 'The pile refused', undefined],
  [{ command: reset, outcome: 'rejected', response: status('Maybe') }, 'The pile answered “Maybe”', 'Maybe'],
])('%o is said as "%s"', (row, text, word) => {
  const result = resultOf(row)
  expect(result && say(result.text, 'en')).toBe(text)
  expect(result?.word).toBe(word)
})

it('says what became of an update', () => {
  const said = (message: string | null) => pushMessage(message)
  expect(said(null)).toBeUndefined()
  expect(said('cancelled')).toEqual({ text: ['Cancelled', '已取消'] })
  expect(said('DownloadFailed')).toMatchObject({
    text: ['The download failed', '下载失败'],
    word: 'DownloadFailed',
  })
  expect(said('noAnswer')?.word).toBeUndefined()
})

it('takes no name of the language for a word of a pile', () => {
  expect(say(answerText('constructor'), 'zh-CN')).toBe('电桩应答“constructor”')
})
