import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ImportJob, mayDownload, maySeeFailedRows, progressOf } from './job.ts'

const base = { fileName: 'Piles.xlsx', createTime: '2026-07-01 09:00:00', userName: 'ops' }
const importing: ImportJob = { ...base, kind: 'import', fileState: 1, uploadSuccess: 0, uploadFail: 0 }

describe('mayDownload', () => {
  it('offers an export only when it is made, an import unless it is being read', () => {
    const offered = (kind: 'export' | 'import') =>
      [1, 2, 3].filter((fileState) => mayDownload({ kind, fileState }))
    expect(offered('export')).toEqual([2])
    expect(offered('import')).toEqual([2, 3])
  })

  it('offers nothing in a state that this version does not know', () => {
    assert(
      property(
        constantFrom<'export' | 'import'>('export', 'import'),
        integer({ min: 4 }),
        (kind, fileState) => {
          expect(mayDownload({ kind, fileState })).toBe(false)
        },
      ),
    )
  })
})

it('shows failed rows only where an import failed', () => {
  const shown = (kind: 'export' | 'import') =>
    [1, 2, 3].filter((fileState) => maySeeFailedRows({ kind, fileState }))
  expect(shown('export')).toEqual([])
  expect(shown('import')).toEqual([3])
})

describe('progressOf', () => {
  it('counts the rows that were read, kept or not', () => {
    expect(progressOf({ ...importing, uploadSuccess: 40, uploadFail: 10, total: 200 })).toBe(2_500)
    expect(progressOf(importing)).toBe('unknown')
    expect(progressOf({ ...importing, fileState: 3, total: 10 })).toBeUndefined()
  })

  it('believes an export, and knows that it may not know', () => {
    expect(progressOf({ ...base, kind: 'export', fileState: 1, progress: 4_200 })).toBe(4_200)
    expect(progressOf({ ...base, kind: 'export', fileState: 1 })).toBe('unknown')
    expect(progressOf({ ...base, kind: 'export', fileState: 2, progress: 4_200 })).toBeUndefined()
  })

  it('never passes the whole', () => {
    assert(
      property(integer({ min: 1, max: 9_999 }), integer({ min: 0, max: 99_999 }), (total, uploadSuccess) => {
        expect(progressOf({ ...importing, uploadSuccess, total })).toBeLessThanOrEqual(10_000)
      }),
    )
  })
})
