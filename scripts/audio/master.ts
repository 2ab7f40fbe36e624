/** Strokes between silences, brought nearer to the loudness of questions. */
import { filter, peakOf, sampleRate, scale, type Samples } from '#shared/games/sounds/signal.ts';
import { targetLoudness } from '#shared/questions/media-manifest.ts';
import { integratedLoudness } from '../loudness.ts';

const ceiling = 10 ** (-2 / 20);
/** More than this rounds strokes off audibly, and the encoder overshoots what is flat. */
const maxDriveDb = 5;

/**
 * The sound without rumble, its peaks at the ceiling. Where it is softer than the target even so, the peaks are rounded
 * off and the rest gets louder.
 */
export function mastered(samples: Samples): Samples {
  const clean = filter(samples.slice(), { shape: 'highpass', hz: 35, q: 0.707 });
  const full = scale(clean, ceiling / Math.max(1e-9, peakOf(clean)));
  const driveDb = Math.min(maxDriveDb, targetLoudness - integratedLoudness([full], sampleRate));
  return driveDb <= 0 ? full : rounded(scale(full, 10 ** (driveDb / 20)));
}

const knee = 0.5 * ceiling;

function rounded(samples: Samples): Samples {
  return samples.map((sample) => {
    const over = (Math.abs(sample) - knee) / (ceiling - knee);
    return over <= 0 ? sample : Math.sign(sample) * (knee + (ceiling - knee) * Math.tanh(over));
  });
}
