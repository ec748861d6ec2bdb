import type { UserInfo } from '@ampdeck/api/system/user'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import type { Settings } from '@ampdeck/ui/settings'
import { useEffect, useState } from 'react'
import { type ForcedChange, forcedChange } from '../account/forced-change.ts'
import { closeDialog, openDialog, type ShellDialog, useOpenedDialog } from '../shell/dialogs/open-dialog.ts'

/* Opened now and then: not a byte of the first load. */
const SettingsDrawer = lazyOf(() => import('@ampdeck/ui/settings-drawer'), 'SettingsDrawer')
const ProfileDialog = lazyOf(() => import('../account/profile-dialog.tsx'), 'ProfileDialog')
const PasswordDialog = lazyOf(() => import('../account/password-dialog.tsx'), 'PasswordDialog')
const AppDialog = lazyOf(() => import('../account/second-factor/app-dialog.tsx'), 'AppDialog')
const DownloadCenter = lazyOf(() => import('../download-center/download-center.tsx'), 'DownloadCenter')
const TimingManage = lazyOf(() => import('../timing/timing-manage.tsx'), 'TimingManage')
const LogOutQuestion = lazyOf(() => import('../account/log-out-question.tsx'), 'LogOutQuestion')
const CommandPalette = lazyOf(() => import('../search/command-palette.tsx'), 'CommandPalette')

export interface ShellDialogsProps {
  user: UserInfo | undefined
  settings: Settings
  onSettings: (settings: Settings) => void
}

/** The dialog that is open over the page. What must be done before anything else comes before all others. */
export function ShellDialogs({ user, settings, onSettings }: ShellDialogsProps) {
  const dialog = useOpenedDialog()
  const [done, setDone] = useState<ForcedChange['reason']>()
  const found = user && forcedChange(user)
  const forced = found && found.reason !== done ? found : undefined
  const isForced = forced !== undefined

  // What is asked for meanwhile, as by a key, is not done afterwards either.
  useEffect(() => {
    if (isForced && dialog) closeDialog()
  }, [isForced, dialog])

  if (forced) {
    return (
      <>
        {forced.reason === 'secondFactor' ? (
          <AppDialog forced onClose={() => setDone(forced.reason)} />
        ) : (
          <PasswordDialog forced={forced} onClose={() => setDone(forced.reason)} />
        )}
      </>
    )
  }
  return <>{dialog && opened(dialog, settings, onSettings)}</>
}

function opened(dialog: ShellDialog, settings: Settings, onSettings: (settings: Settings) => void) {
  const close = () => closeDialog(dialog.name)

  switch (dialog.name) {
    case 'downloadCenter':
      return <DownloadCenter tab={dialog.tab ?? 'export'} onClose={close} />
    case 'timingManage':
      return <TimingManage onClose={close} />
    case 'profile':
      return <ProfileDialog onClose={close} onChangePassword={() => openDialog({ name: 'changePassword' })} />
    case 'changePassword':
      return <PasswordDialog onClose={close} />
    case 'settings':
      return <SettingsDrawer open settings={settings} onChange={onSettings} onClose={close} />
    case 'logOut':
      return <LogOutQuestion onClose={close} />
    case 'palette':
      return (
        <CommandPalette
          text={dialog.text ?? ''}
          settings={settings}
          onSettings={onSettings}
          onClose={close}
        />
      )
    // Both open beside their own buttons in the header.
    case 'notices':
    case 'search':
      return null
  }
}
