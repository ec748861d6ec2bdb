/** The parts of an accent, each in light and in dark. */
type Accent = Record<
  'solid' | 'on' | 'hover' | 'fg' | 'mark' | 'subtle',
  readonly [light: string, dark: string]
>

const WHITE = '#ffffff'
const INK = '#10150f'

const accents = {
  polarGreen: {
    solid: ['#52c41a', '#52c41a'],
    on: [INK, INK],
    hover: ['#47b800', '#5cce2b'],
    fg: ['#2e7d00', '#55b52f'],
    mark: ['#3b9c00', '#52c41a'],
    subtle: ['#edf8ea', '#1a2516'],
  },
  duskRed: {
    solid: ['#e70020', '#ea0923'],
    on: [WHITE, WHITE],
    hover: ['#d0001b', '#d9001d'],
    fg: ['#db001d', '#ff766d'],
    mark: ['#f5222d', '#f5222d'],
    subtle: ['#fff0ee', '#2f1c19'],
  },
  volcano: {
    solid: ['#d23d00', '#d63e00'],
    on: [WHITE, WHITE],
    hover: ['#bd3500', '#c53800'],
    fg: ['#c83900', '#ff7851'],
    mark: ['#f44e13', '#fa541c'],
    subtle: ['#fff1ec', '#2f1c17'],
  },
  sunset: {
    solid: ['#faad14', '#faad14'],
    on: [INK, INK],
    hover: ['#eda200', '#ffb945'],
    fg: ['#946300', '#d69300'],
    mark: ['#b77c00', '#faad14'],
    subtle: ['#fdf3e4', '#2a1f0f'],
  },
  cyan: {
    solid: ['#13c2c2', '#13c2c2'],
    on: [INK, INK],
    hover: ['#00b6b6', '#2bcccc'],
    fg: ['#007979', '#00b3b3'],
    mark: ['#009898', '#13c2c2'],
    subtle: ['#e4f9f9', '#0c2626'],
  },
  daybreakBlue: {
    solid: ['#0073d3', '#0075d7'],
    on: [WHITE, WHITE],
    hover: ['#0066bd', '#006bc6'],
    fg: ['#006dc9', '#50a4ff'],
    mark: ['#0789f8', '#1890ff'],
    subtle: ['#edf5ff', '#162331'],
  },
  geekBlue: {
    solid: ['#2f54eb', '#3c66fe'],
    on: [WHITE, WHITE],
    hover: ['#2544db', '#335af2'],
    fg: ['#365df5', '#789dff'],
    mark: ['#2f54eb', '#4672ff'],
    subtle: ['#eff4ff', '#1b2131'],
  },
  goldenPurple: {
    solid: ['#722ed1', '#8c50f1'],
    on: [WHITE, WHITE],
    hover: ['#6619c2', '#8244e5'],
    fg: ['#8447e8', '#af8dff'],
    mark: ['#7430d3', '#945afb'],
    subtle: ['#f5f2ff', '#231e2f'],
  },
} satisfies Record<string, Accent>

const names = Object.keys(accents) as (keyof typeof accents)[]

/** Each accent is two conditions: its colours in light, and in dark or on the dark side menu. */
export const accentConditions = Object.fromEntries(
  names.flatMap((name) => {
    const chosen = `[data-accent="${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}"]`
    return [
      [name, `${chosen} &, ${chosen} [data-surface="rail-light"] &`],
      [`${name}Dark`, `${chosen}[data-mode="dark"] &, ${chosen} [data-surface="rail"] &`],
    ]
  }),
)

/** Where no accent is chosen, polar green is the one. */
function accentToken(part: keyof Accent) {
  const [light, dark] = accents.polarGreen[part]
  const chosen = names.flatMap((name) => [
    [`_${name}`, accents[name][part][0]],
    [`_${name}Dark`, accents[name][part][1]],
  ])
  return { value: { base: light, _dark: dark, ...Object.fromEntries(chosen) } }
}

export const accent = {
  solid: accentToken('solid'),
  on: accentToken('on'),
  hover: accentToken('hover'),
  fg: accentToken('fg'),
  mark: accentToken('mark'),
  subtle: accentToken('subtle'),
}
