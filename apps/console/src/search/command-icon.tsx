import { foundRecords } from '@ampdeck/api/system/search'
import { Glyph } from '@ampdeck/ui/glyph'
import { MenuIcon } from '@ampdeck/ui/icon'
import {
  Clock,
  Download,
  KeyRound,
  Languages,
  LogOut,
  type LucideIcon,
  Moon,
  Palette,
  Plus,
  Sun,
  UserRound,
} from 'lucide-react'
import type { Command } from './command.ts'

/** The actions of the frame; pages have the icons of the menu. */
const icons: Readonly<Record<string, LucideIcon>> = {
  add: Plus,
  profile: UserRound,
  settings: Palette,
  downloadCenter: Download,
  timingManage: Clock,
  changePassword: KeyRound,
  logOut: LogOut,
  language: Languages,
  light: Sun,
  dark: Moon,
}

/** The state of a record, the icon of a page or of an action. */
export function CommandIcon({ record, icon = '' }: Command) {
  if (record) {
    const mark = foundRecords[record.kind].status.mark(record.status)
    return mark && <Glyph name={mark.shape} tone={mark.tone} />
  }
  const Icon = icons[icon]
  return Icon ? <Icon size={16} /> : <MenuIcon name={icon} size={16} />
}
