/** A player's press for a steal. */
export const phoneBuzz = {
  prompt: 'عندكم الجواب؟ اسبقوا غيركم.',
  wait: 'استعدّوا…',
  press: 'أنا أعرف!',
  pressed: 'ضغطت. العين على الشاشة.',
  lost: 'لم تصل ضغطتك. اضغط مرة ثانية.',
};
