import { texts } from '@ampdeck/api/texts'

export const frameTexts = texts({
  network: ['Network', '全网态势'],
  connecting: ['Connecting', '连接中'],
  live: ['Live', '实时'],
  delayed: ['Delayed', '数据延迟'],
  lost: ['Connection lost', '连接中断'],
  forbidden: ['Sorry, you have no access to this page', '抱歉，您无权访问此页面'],
  forbiddenWay: [
    'The big screen appears here as soon as an administrator gives your role the permission.',
    '管理员为您的角色开通“运营大屏”权限后，此处会自动显示大屏。',
  ],
})
