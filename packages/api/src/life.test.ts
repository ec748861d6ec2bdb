import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { partOf, service } from './contract.ts'
import { enumeration } from './enumeration.ts'
import { canStart, lifeOf, refusalOf, sentenceOf } from './life.ts'
import { ByVersion } from './wire.ts'

const loanState = enumeration('LoanState', {
  wanted: [1, 'Wanted', '待审'],
  lent: [2, 'Lent', '已借出'],
  back: [3, 'Back', '已归还'],
})
const { wanted, lent, back } = loanState.code

const life = lifeOf('state', loanState, {
  lend: {
    from: 'wanted',
    to: ['lent', 'back'],
    notBy: { createUser: ['You asked', '由您申请'], checkUser: ['You checked', '由您审核'] },
  },
  takeBack: {
    from: ['lent', 'back'],
    to: 'back',
    onlyBy: 'lender',
    needs: { 'loan.owes': ({ owedFen }: { owedFen: number }) => owedFen === 0 },
    sentences: { 'loan.owes': ['Something is owed', '尚有欠费'] },
  },
})

const loan = { state: wanted, createUser: 7, checkUser: null, lender: 9, owedFen: 0 }

describe('a step', () => {
  it('knows its states by their codes', () => {
    expect([life.lend.from, life.lend.to, life.takeBack.from]).toEqual([[wanted], [lent, back], [lent, back]])
  })

  it('is refused from every other state, before anything else is asked', () => {
    expect(refusalOf(life.lend, { ...loan, state: lent }, 7)?.reason).toBe('transition.notAllowed')
    expect(canStart(life.lend, { ...loan, state: lent })).toBe(false)
    expect(refusalOf(life.takeBack, { ...loan, owedFen: 1 }, 9)?.reason).toBe('transition.notAllowed')
  })

  it('is refused to everybody who had a part in the record', () => {
    expect(refusalOf(life.lend, loan, 7)?.reason).toBe('audit.sameUser')
    expect(refusalOf(life.lend, { ...loan, createUser: 1, checkUser: 7 }, 7)).toEqual({
      reason: 'audit.sameUser',
      sentence: ['You checked', '由您审核'],
    })
    expect(refusalOf(life.lend, loan, 8)).toBeUndefined()
  })

  it('of what a job made is for everybody, and for a job itself', () => {
    expect(refusalOf(life.lend, { ...loan, createUser: null }, null)).toBeUndefined()
  })

  it('of one person is refused to all others', () => {
    expect(refusalOf(life.takeBack, { ...loan, state: lent }, 8)?.reason).toBe('record.notYours')
    expect(refusalOf(life.takeBack, { ...loan, state: lent }, 9)).toBeUndefined()
  })

  it('asks for what else must hold', () => {
    expect(refusalOf(life.takeBack, { ...loan, state: lent, owedFen: 1 }, 9)?.reason).toBe('loan.owes')
  })

  it('that names no state may be taken in each, and one may be refused under an older name', () => {
    const older = lifeOf('state', loanState, {
      note: { needs: { 'loan.owes': ({ owedFen }: { owedFen: number }) => owedFen === 0 } },
      change: { from: 'wanted', wrongState: 'loan.lent', sentences: { 'loan.lent': ['Lent', '已借出'] } },
    })
    expect(older.note.from).toEqual(loanState.codes)
    expect(refusalOf(older.change, loan, 7)).toBeUndefined()
    expect(refusalOf(older.change, { ...loan, state: back }, 7)).toEqual({
      reason: 'loan.lent',
      sentence: ['Lent', '已借出'],
    })
    expect(older.change.reasons).toEqual(['loan.lent'])
    expectTypeOf<(typeof older.change.reasons)[number]>().toEqualTypeOf<'loan.lent'>()
  })

  it('has a sentence for each refusal', () => {
    expect(life.takeBack.reasons.map((reason) => sentenceOf(life.takeBack, reason)[0])).toEqual([
      'Not possible in the current state',
      'Only the person in charge can do this',
      'Something is owed',
    ])
    const silent = lifeOf('state', loanState, {
      lose: { from: 'lent', needs: { 'loan.found': () => false } },
    })
    expect(() => sentenceOf(silent.lose, 'loan.found')).toThrow(
      'LoanState.lose has no sentence for loan.found',
    )
  })

  it('keeps an older reason for a wrong person', () => {
    const older = lifeOf('state', loanState, {
      check: {
        from: 'wanted',
        notBy: { createUser: ['You asked', '由您申请'] },
        wrongPerson: 'loan.sameUser',
      },
      takeBack: {
        from: 'lent',
        onlyBy: 'lender',
        wrongPerson: 'loan.notYours',
        sentences: { 'loan.notYours': ['Not yours', '非本人'] },
      },
    })
    expect(refusalOf(older.check, loan, 7)).toEqual({
      reason: 'loan.sameUser',
      sentence: ['You asked', '由您申请'],
    })
    expect(sentenceOf(older.check, 'loan.sameUser')).toEqual(['You asked', '由您申请'])
    expect(refusalOf(older.takeBack, { ...loan, state: lent }, 7)?.reason).toBe('loan.notYours')
    expect(older.takeBack.reasons).toEqual(['transition.notAllowed', 'loan.notYours'])
    expectTypeOf<(typeof older.takeBack.reasons)[number]>().toEqualTypeOf<
      'transition.notAllowed' | 'loan.notYours'
    >()
  })

  it('asks for the fields that it goes by', () => {
    type Row = Parameters<typeof refusalOf<Parameters<(typeof life.takeBack.needs)[string]>[0], string>>[1]
    expectTypeOf<Row>().toExtend<{ state: number | string; lender: number | null; owedFen: number }>()
  })
})

describe('a call that takes a step', () => {
  const at = service('test-service/loan')

  it('is refused with its reasons, in its words', () => {
    const call = at('takeBack', 'badDebt:audit')
      .takes(ByVersion)
      .fails('record.duplicate')
      .moves(life.takeBack)
    expect(call.failures).toEqual([
      'record.duplicate',
      'transition.notAllowed',
      'record.notYours',
      'loan.owes',
      'record.stale',
    ])
    expect(call.sentences).toEqual({ 'loan.owes': ['Something is owed', '尚有欠费'] })
    expect(call.step).toBe(life.takeBack)
  })

  it('can take one of several, and is then refused with the reasons of each', () => {
    const call = at('turn', 'badDebt:audit')
      .takes(z.object({ id: z.int() }))
      .moves(life.lend, life.takeBack)
    expect(call.failures).toEqual(['transition.notAllowed', 'audit.sameUser', 'record.notYours', 'loan.owes'])
    expect(call.steps).toEqual([life.lend, life.takeBack])
    expect(partOf(call, life.takeBack).step).toBe(life.takeBack)
    expect(partOf(call, 'badDebt:recover').permission).toBe('badDebt:recover')
  })

  it('that takes no version is never refused for one', () => {
    const call = at('lend', 'badDebt:audit')
      .takes(z.object({ id: z.int() }))
      .moves(life.lend)
    expect(call.failures).toEqual(['transition.notAllowed', 'audit.sameUser'])
  })
})
