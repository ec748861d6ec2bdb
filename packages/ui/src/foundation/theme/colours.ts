import { accent } from './accents.ts'

/** A value in light, in dark and, where it differs from dark, on the dark side menu. */
function byMode(light: string, dark: string, rail?: string) {
  return { value: { _light: light, _dark: dark, ...(rail && { _rail: rail }) } }
}

/** A colour of a state: as text, as a filled shape, as a background of its text. */
function state(fg: [string, string], fill: [string, string], tint: [string, string]) {
  return { fg: byMode(...fg), fill: byMode(...fill), tint: byMode(...tint) }
}

/** A colour of a period of the day: as a filled shape, as text on that shape, as text of its own. */
function period(fill: [string, string], on: [string, string], fg: [string, string]) {
  return { fill: byMode(...fill), on: byMode(...on), fg: byMode(...fg) }
}

export const colors = {
  bg: {
    canvas: byMode('#f4f4f1', '#0c0e0f', '#14181a'),
    surface: byMode('#ffffff', '#121516', '#14181a'),
    sunken: byMode('#fafaf8', '#0f1213', '#101415'),
    hover: byMode('#f4f4f1', '#181c1d', '#1d2326'),
    press: byMode('#eaeae6', '#1f2426', '#262d30'),
    overlay: byMode('#ffffff', '#171b1c', '#1a1f21'),
    inverse: byMode('#15191b', '#e8ebea'),
  },
  line: {
    DEFAULT: byMode('#e3e3de', '#222729', '#252b2e'),
    strong: byMode('#cdcec8', '#343b3e', '#3a4246'),
    control: byMode('#878b86', '#697174', '#6c7578'),
  },
  fg: {
    DEFAULT: byMode('#15191a', '#e8ebea', '#eef1f0'),
    2: byMode('#4b5153', '#aeb5b6', '#aab2b4'),
    muted: byMode('#646a6b', '#8a9294', '#8b9497'),
    disabled: byMode('#a3a7a5', '#555c5f', '#565e61'),
    onInverse: byMode('#f1f3f2', '#15191b'),
  },
  scrim: byMode('rgb(18 22 23 / 34%)', 'rgb(4 6 7 / 62%)'),
  check: byMode('#ffffff', '#0c0e0f'),
  gun: {
    idle: state(['#0a7563', '#4cc3a8'], ['#9bd0c1', '#22705f'], ['#e6f3ef', '#11251f']),
    preparing: state(['#0b6e99', '#5cbde6'], ['#5fb0d3', '#66bce0'], ['#e3f1f8', '#10222b']),
    charging: state(['#1f4fd0', '#85a6ff'], ['#2f62e6', '#4571ec'], ['#e8edfc', '#161e36']),
    full: state(['#33413f', '#d3dbd8'], ['#3e4d4a', '#c2ccc8'], ['#e9edeb', '#232a28']),
    offline: state(['#5c6365', '#9aa2a4'], ['#8f9697', '#454c4f'], ['#eeefee', '#1b1f20']),
    alarm: state(['#8f5200', '#f0b03c'], ['#e39a14', '#d9931a'], ['#fcf0da', '#2b2110']),
    fault: state(['#b4231a', '#ff8a7a'], ['#c9301f', '#e04b39'], ['#fce9e6', '#321714']),
    reserved: state(['#8a3398', '#da93e3'], ['#b865c4', '#a651b3'], ['#f7eaf8', '#2a182d']),
  },
  period: {
    sharp: period(['#a02a55', '#dd6590'], ['#ffffff', '#10150f'], ['#8e1f45', '#f08fb0']),
    peak: period(['#e0954a', '#c77c33'], ['#10150f', '#10150f'], ['#8a4b0c', '#ebaa68']),
    flat: period(['#c4c5bb', '#4b514e'], ['#10150f', '#ffffff'], ['#5a5f58', '#a9aea6']),
    valley: period(['#7db7cc', '#37768f'], ['#10150f', '#ffffff'], ['#1d6480', '#7fc0d8']),
  },
  chart: {
    energy: byMode('#2f62e6', '#6f93ff'),
    efee: byMode('#6583bc', '#7c97ce'),
    fee: byMode('#bc8420', '#d9a441'),
    occupy: byMode('#8a5fbf', '#b291e0'),
    teal: byMode('#178a7a', '#45bfab'),
    rust: byMode('#c1553a', '#e58468'),
    slate: byMode('#6b7679', '#8d989b'),
    prev: byMode('#8d9393', '#727a7c'),
    prev2: byMode('#bdc1bf', '#4c5456'),
    grid: byMode('#e9e9e5', '#1f2425'),
    limit: byMode('#b4231a', '#ff8a7a'),
  },
  accent,
}

const darkOverlay = '0 16px 48px rgb(0 0 0 / 55%), 0 0 0 1px {colors.line.strong}'

export const shadows = {
  overlay: byMode('0 12px 32px rgb(10 14 15 / 14%), 0 2px 6px rgb(10 14 15 / 8%)', darkOverlay),
  drawer: byMode('-12px 0 32px rgb(10 14 15 / 12%)', darkOverlay),
}
