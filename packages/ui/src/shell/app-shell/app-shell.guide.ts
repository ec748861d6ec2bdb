import type { Guide } from '../../foundation/guide/guide.ts'

export const guide: Guide = {
  use: [
    'Once around all pages of the console: menus, header, open pages, status bar.',
    'Its parts in the header: `HeaderSearch` opens the search, `UserButton` the person’s own menu.',
    'What is seen before the first script runs: `ShellFrame`, rendered into the HTML at build time.',
  ],
  avoid: [
    'The page before somebody has logged in: `LoginLayout`.',
    'The frame of one page: `PageHead`, `DetailPage`, `ListPage`.',
    'The wall display, which has no menus.',
  ],
  keyboard: [
    ['Tab', 'First of all to “Skip to content”.'],
    ['Enter', 'Follows a link of a menu; on “Skip to content” goes to the page.'],
    ['Enter Space', 'Unfolds a catalog; where the rail is folded, opens its pages beside it.'],
    ['↑ ↓', 'In the pages of a folded rail and in “More”: from one to the next.'],
    ['Escape', 'Closes the menu that is open, on a phone the sheet with both.'],
  ],
  accessibility: [
    'The landmarks are header, “Top menu”, “Side menu”, main and footer. The link of the page that is shown is `aria-current`.',
    'A catalog is a button that says whether it is open; the one with the current page opens by itself.',
    'The name of a `UserButton` is drawn to ten characters and read whole. `HeaderSearch` is named “Search”.',
    'Below 1040 px the rail is folded, below 576 px both menus are in a sheet behind a button named “Menu”.',
  ],
  do: [
    'Pass a `renderLink` that draws the link of the router, and let it pass on all props that it is given.',
    'Give `current.path` the address of the page, and `current.group` where the menu does not show the page.',
    'Keep `collapsed` and `layout` in the settings of the person.',
    'Pass all entries that the person may see; what does not fit is put under “More”.',
  ],
  dont: [
    'Do not pass entries that the role may not open: the shell knows no rights.',
    'Do not draw another `main`, `header` or `h1` around the page.',
    'Do not leave Ctrl K to `HeaderSearch`: it shows the key, the app listens to it.',
  ],
  related: [
    'Components/Layout/PageHead',
    'Components/Layout/TabBar',
    'Components/Layout/OpenPages',
    'Components/Layout/SettingsDrawer',
    'Components/Layout/LoginLayout',
  ],
  anatomy: {
    story: 'Wide',
    size: [1200, 560],
    parts: [
      {
        name: ['Brand', '品牌'],
        at: 'div[class*="_railHead_"]',
        note: ['The operator’s name and mark; folded, the mark alone.', '运营方名称与标志；折叠时仅标志。'],
      },
      {
        name: ['Side menu', '侧边菜单'],
        at: 'nav:not(header *)[class*="_menu_"]',
        note: ['180 px, folded 80 px; on a phone a sheet.', '宽 180 像素，折叠 80 像素；手机上为抽屉。'],
      },
      {
        name: ['Fold', '折叠'],
        at: 'button[class*="_collapse_"]',
        note: ['Keeps as it was left.', '保持上次状态。'],
      },
      {
        name: ['Top menu', '顶部菜单'],
        at: 'header nav',
        note: ['The first level, where the layout asks for it.', '按布局显示的一级菜单。'],
      },
      {
        name: ['Search', '搜索'],
        at: 'header button[class*="_search_"]',
        note: ['Pages and records: Ctrl K from anywhere.', '页面与记录，随处按 Ctrl K。'],
      },
      {
        name: ['Tools', '工具区'],
        at: 'div:has(> button[class*="_search_"])',
        note: ['Notices, language, and who is logged in.', '通知、语言和当前用户。'],
      },
      {
        name: ['Open pages', '多标签栏'],
        at: 'div[class*="_tabs_"]',
        note: ['One tab for each open page.', '每个打开的页面一个标签。'],
      },
      {
        name: ['Content', '内容'],
        at: 'main',
        note: ['The one main landmark; the page scrolls here.', '唯一的主区域，页面在此滚动。'],
      },
      {
        name: ['Status line', '状态栏'],
        at: 'footer',
        note: ['Time zone, tariff period, age of live data.', '时区、费率时段和实时数据时间。'],
      },
    ],
  },
}
