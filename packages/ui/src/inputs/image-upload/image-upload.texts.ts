import { texts } from '@ampdeck/api/texts'

export const imageTexts = texts({
  /** The two messages; their wording is required. */
  format: ['wrong image format, please upload a picture', '图片格式错误，请上传图片'],
  heic: ['HEIC pictures of iPhones are not taken: save as JPEG', '不支持 iPhone 的 HEIC 图片，请另存为 JPEG'],
  avatarTooLarge: ['avatar image cannot exceed 2MB', '头像图片不能超过2MB'],
  tooLarge: ['The picture cannot exceed 2 MB', '图片不能超过 2 MB'],
  failed: ['The picture could not be uploaded', '图片上传失败'],
  unreadable: ['The picture cannot be read', '无法读取该图片'],
  choose: ['Choose a picture', '选择图片'],
  replace: ['Replace', '更换'],
  add: ['Add a picture', '添加图片'],
  remove: ['Remove', '移除'],
  removeNth: ['Remove picture {place}', '移除第 {place} 张图片'],
  earlier: ['Move picture {place} forward', '前移第 {place} 张图片'],
  later: ['Move picture {place} back', '后移第 {place} 张图片'],
  nth: ['Picture {place} of {count}', '第 {place} 张图片，共 {count} 张'],
  current: ['Current picture', '当前图片'],
  rules: ['jpg, png or gif, under 2 MB', 'jpg、png 或 gif，小于 2 MB'],
  count: ['{count} of {max}', '{count} / {max}'],
  crop: ['Crop picture', '裁剪图片'],
  area: ['Part of the picture, arrow keys move it', '图片区域，方向键移动'],
  zoom: ['Zoom', '缩放'],
  use: ['Use picture', '使用图片'],
  sending: ['Uploading the picture', '正在上传图片'],
  moved: ['Picture {from} is now at place {to}', '第 {from} 张图片已移至第 {to} 位'],
})
