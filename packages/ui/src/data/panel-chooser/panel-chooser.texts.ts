import { texts } from '@ampdeck/api/texts'

export const panelTexts = texts({
  panels: ['Panels', '面板'],
  title: ['Panels of this page', '本页面板'],
})
