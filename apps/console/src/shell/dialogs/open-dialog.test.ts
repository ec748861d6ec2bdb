// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it } from 'vitest'
import { closeDialog, isInterruptible, openDialog, type ShellDialog, useOpenedDialog } from './open-dialog.ts'

let opened: ShellDialog | undefined
const root = createRoot(document.createElement('div'))

function Reader() {
  opened = useOpenedDialog()
  return null
}

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  closeDialog()
  await act(async () => root.render(createElement(Reader)))
})

it('is one at a time: what is opened takes the place of what was', async () => {
  await act(async () => openDialog({ name: 'profile' }))
  await act(async () => openDialog({ name: 'downloadCenter', tab: 'import' }))
  expect(opened).toEqual({ name: 'downloadCenter', tab: 'import' })
  await act(async () => closeDialog())
  expect(opened).toBeUndefined()
})

it('is not closed by one whose place it has taken', async () => {
  await act(async () => openDialog({ name: 'palette' }))
  await act(async () => openDialog({ name: 'settings' }))
  await act(async () => closeDialog('palette'))
  expect(opened).toEqual({ name: 'settings' })
})

it('gives way to the palette only where nothing that is typed would be lost', () => {
  const gives = (name: ShellDialog['name']) => {
    openDialog({ name } as ShellDialog)
    return isInterruptible()
  }
  expect(isInterruptible()).toBe(true)
  expect((['search', 'notices', 'settings', 'palette'] as const).map(gives)).toEqual([true, true, true, true])
  expect(
    (['profile', 'changePassword', 'timingManage', 'downloadCenter', 'logOut'] as const).map(gives),
  ).toEqual([false, false, false, false, false])
})
