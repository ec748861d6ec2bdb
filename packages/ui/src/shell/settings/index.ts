export {
  type Accent,
  accents,
  attributesOf,
  changeSettings,
  defaultSettings,
  type Mode,
  offersOf,
  type Settings,
  settingsFrom,
} from './settings.ts'
