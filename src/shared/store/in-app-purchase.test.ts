import { expect, it } from 'vitest';
import { allErrors } from '../i18n/all-errors.ts';
import { storeMessages } from '../i18n/ar/store-messages.ts';
import { storeErrors } from './errors.ts';
import { inAppErrorCodes, readInAppError } from './in-app-purchase.ts';
import type { InAppErrorType } from './in-app-purchase.ts';

const { ar } = allErrors;

const inProductText: Readonly<Record<InAppErrorType, readonly [string, boolean]>> = {
  USER_CANCELLED: ['تم إلغاء عملية الشراء', true],
  PAYMENT_INVALID: ['طريقة الدفع غير صالحة. يرجى التحقق من بيانات الدفع', true],
  PRODUCT_NOT_AVAILABLE: ['المنتج غير متاح حالياً. يرجى المحاولة لاحقاً', true],
  PURCHASE_NOT_ALLOWED: ['عملية الشراء غير مسموحة. يرجى التحقق من إعدادات الحساب', false],
  STORE_PROBLEM: ['مشكلة في متجر التطبيقات. يرجى المحاولة لاحقاً', true],
  NETWORK_ERROR: ['مشكلة في الاتصال بالإنترنت. يرجى التحقق من الاتصال', true],
  RECEIPT_ALREADY_IN_USE: ['تم استخدام هذا الإيصال مسبقاً', false],
  INVALID_RECEIPT: ['إيصال الشراء غير صالح', false],
  MISSING_RECEIPT_FILE: ['ملف الإيصال مفقود', true],
  CONFIGURATION_ERROR: ['خطأ في إعدادات التطبيق', false],
  UNKNOWN_ERROR: ['حدث خطأ غير متوقع. يرجى المحاولة مرة أخرى أو التواصل مع الدعم الفني', false],
};

it('has the eleven errors with their exact texts and retry rule [PAY-4]', () => {
  for (const [type, code] of Object.entries(inAppErrorCodes)) {
    expect([ar[code], storeErrors[code].retryable], type).toEqual(inProductText[type as InAppErrorType]);
  }
  expect(Object.keys(inAppErrorCodes)).toEqual(Object.keys(inProductText));
  expect(ar['iap/missing-purchase-id']).toBe('معرف الشراء مفقود');
  expect(ar['iap/processing-failed']).toBe('فشل في معالجة عملية الدفع الناجحة');
  expect([storeMessages.paymentSucceeded, storeMessages.sessionsAdded, storeMessages.paymentFailed]).toEqual([
    'تم الدفع بنجاح',
    'تم إضافة الجلسات إلى حسابك.',
    'فشل عملية الدفع',
  ]);
});

const failed = (type: InAppErrorType) => ({ state: 'failed', type });

it('reads every number that the wrapper’s library reports [PAY-4]', () => {
  const numbers: Readonly<Record<InAppErrorType, readonly number[]>> = {
    USER_CANCELLED: [1],
    PAYMENT_INVALID: [4],
    PRODUCT_NOT_AVAILABLE: [5],
    PURCHASE_NOT_ALLOWED: [3, 18, 19],
    STORE_PROBLEM: [2, 12, 16, 29, 32],
    NETWORK_ERROR: [10, 33, 35],
    RECEIPT_ALREADY_IN_USE: [7, 13],
    INVALID_RECEIPT: [8],
    MISSING_RECEIPT_FILE: [9],
    CONFIGURATION_ERROR: [11, 14, 17, 21, 22, 23, 24, 25, 26, 28, 34],
    UNKNOWN_ERROR: [0, 30, 31, 42, 999],
  };
  for (const [type, all] of Object.entries(numbers)) {
    for (const number of all) {
      expect(readInAppError({ code: String(number) }), String(number)).toEqual(failed(type as InAppErrorType));
      expect(readInAppError(number)).toEqual(failed(type as InAppErrorType));
    }
  }
});

it('reads names in the ways wrappers write them, and who cancelled before anything else [PAY-4]', () => {
  for (const name of ['NETWORK_ERROR', 'NetworkError', 'networkError', 'NETWORK'])
    expect(readInAppError(name)).toEqual(failed('NETWORK_ERROR'));
  expect(readInAppError({ code: 'PRODUCT_NOT_AVAILABLE_FOR_PURCHASE_ERROR' })).toEqual(failed('PRODUCT_NOT_AVAILABLE'));
  expect(readInAppError({ type: 'PRODUCT_NOT_AVAILABLE' })).toEqual(failed('PRODUCT_NOT_AVAILABLE'));
  expect(readInAppError({ code: 'platform', readableErrorCode: 'StoreProblemError' })).toEqual(failed('STORE_PROBLEM'));
  expect(readInAppError({ userCancelled: true, code: '2' })).toEqual(failed('USER_CANCELLED'));
  expect(readInAppError({ userCancelled: 'perhaps', code: 8 })).toEqual(failed('INVALID_RECEIPT'));
});

it('reports no failure for what waits, runs already, or was bought before [PAY-4]', () => {
  expect(readInAppError({ code: '20' })).toEqual({ state: 'pending' });
  expect(readInAppError('OPERATION_ALREADY_IN_PROGRESS_ERROR')).toEqual({ state: 'in-progress' });
  expect(readInAppError({ code: 6, userCancelled: false })).toEqual({ state: 'already-purchased' });
});

it('takes what it can’t read for an unknown error [PAY-4]', () => {
  for (const error of [null, undefined, '', {}, [], true, { code: {} }, { code: null }, 'boom'])
    expect(readInAppError(error)).toEqual(failed('UNKNOWN_ERROR'));
});
