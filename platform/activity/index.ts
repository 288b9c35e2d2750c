export {
  answerCheck,
  changePlayTime,
  noteShown,
  pretendPlayed,
  readSettings,
  readSummary,
  readTimer,
} from './activity.ts'
