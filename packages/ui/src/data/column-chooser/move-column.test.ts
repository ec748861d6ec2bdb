import { describe, expect, it } from 'vitest'
import { chooserOrder, moveColumn, toggleColumn, togglePinned } from './move-column.ts'

const all = ['code', 'name', 'city', 'status', 'guns']

describe('the order in the chooser', () => {
  it('is the declared one while nothing was chosen', () => {
    expect(chooserOrder(all, ['code', 'name', 'status'])).toEqual(all)
  })

  it('leaves a hidden column behind the neighbour that it was declared after', () => {
    expect(chooserOrder(all, ['status', 'name', 'code'])).toEqual(['status', 'guns', 'name', 'city', 'code'])
  })

  it('puts a hidden first column first', () => {
    expect(chooserOrder(all, ['name'])).toEqual(['code', 'name', 'city', 'status', 'guns'])
  })
})

describe('a moved column', () => {
  const shown = ['code', 'name', 'status', 'guns']

  it('takes its new place', () => {
    expect(moveColumn(all, shown, 'guns', 0)).toEqual(['guns', 'code', 'name', 'status'])
    expect(moveColumn(all, shown, 'code', 1)).toEqual(['name', 'code', 'status', 'guns'])
  })

  it('stops at the ends', () => {
    expect(moveColumn(all, shown, 'code', -1)).toEqual(shown)
    expect(moveColumn(all, shown, 'guns', 9)).toEqual(shown)
  })
})

describe('a toggled column', () => {
  it('appears where the chooser lists it, and goes', () => {
    expect(toggleColumn(all, ['code', 'status'], 'name')).toEqual(['code', 'name', 'status'])
    expect(toggleColumn(all, ['code', 'status'], 'status')).toEqual(['code'])
  })
})

describe('a pinned column', () => {
  it('stands behind those that were pinned before, and can be let go', () => {
    expect(togglePinned(['code'], 'name')).toEqual(['code', 'name'])
    expect(togglePinned(['code', 'name'], 'code')).toEqual(['name'])
  })
})
