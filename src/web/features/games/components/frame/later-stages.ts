// What the board leads to: its own chunk, so that a game's first screen comes without it (stages.ts).
export { PointsStage } from '../last-question/points-stage.tsx';
export { QuestionStage } from '../question/question-stage.tsx';
export { ResultStage } from '../result/result-stage.tsx';
export { JudgeAnswer } from './judge-answer.tsx';
export { MediaProgress } from '../wheel/media-progress.tsx';
